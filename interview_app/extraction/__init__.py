"""Reading a person's documents, in a sealed process of their own (DESIGN 8).

- `document` is what a reader of a format hands on: pages of lines, and where each stands;
- `limits`, `refusal` are the limits of CONTRACT B, and how a reader gives up;
- `phrases` says what a piece of text looks like: dates, places, titles, levels;
- `page` makes of a page's lines rows in reading order;
- `formats` has a reader for each format;
- `sealing` is the seal, and how parent and child speak;
- `recognition` reads pictures;
- `entries` finds jobs and schools in the lines of a section;
- `person` finds name, headline and contact;
- `sections` finds headings, and what stands under the lesser ones;
- `resume` puts it all together: profile and timeline, each value with its place and how sure it
  is;
- `process` is the worker that does it, and its parent's side.
"""
