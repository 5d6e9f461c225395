// A JSON Resume theme as a page: `node web_themes.mjs FOLDER THEME < resume.json > page.html`.
// FOLDER has the themes as npm installs them.
import { createRequire } from "node:module";
import fs from "node:fs";
import path from "node:path";

const [folder, theme] = process.argv.slice(2);
const from = createRequire(path.resolve(folder, "node_modules", "here.js"));
console.log = () => {}; // some themes talk on the page's own channel
const name = `jsonresume-theme-${theme}`;
let loaded;
try {
  loaded = from(name);
} catch {
  loaded = await import(from.resolve(name));
}
const render = loaded.render ?? loaded.default.render;
process.stdout.write(await render(JSON.parse(fs.readFileSync(0, "utf8"))));
