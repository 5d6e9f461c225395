"""Names of countries in nine languages and of the states of three large ones, in the form of `tokens.normal`.

Made from the names of babel (Unicode CLDR) and pycountry; `_` stands for a space.
"""

COUNTRIES = """
    AD:andora|andorra|andorre|安道尔
    AE:emirados_arabes_unidos|emirati_arabi_uniti|emiratos_arabes_unidos|emirats_arabes_unis|uae|united_arab_emirates|vereinigte_arabische_emirate|verenigde_arabische_emiraten|zjednoczone_emiraty_arabskie|阿拉伯联合酋长国
    AF:afeganistao|afganistan|afghanistan|阿富汗
    AG:antigua_and_barbuda|antigua_e_barbuda|antigua_en_barbuda|antigua_et_barbuda|antigua_i_barbuda|antigua_und_barbuda|antigua_y_barbuda|安提瓜和巴布达
    AI:anguila|anguilla|安圭拉 AL:albania|albanie|albanien|阿尔巴尼亚 AM:armenia|armenie|armenien|亚美尼亚 AO:angola|安哥拉
    AQ:antarctica|antarctique|antarktis|antarktyda|antartida|antartide|南极洲
    AR:argentina|argentine|argentinie|argentinien|argentyna|阿根廷
    AS:american_samoa|amerikaans_samoa|amerikanisch_samoa|samoa_americaines|samoa_americana|samoa_americane|samoa_amerykanskie|美属萨摩亚
    AT:austria|autriche|oostenrijk|osterreich|奥地利 AU:australia|australie|australien|澳大利亚 AW:aruba|阿鲁巴
    AX:aland|aland_islands|alandinseln|iles_aland|ilhas_aland|islas_aland|isole_aland|wyspy_alandzkie|奥兰群岛
    AZ:aserbaidschan|azerbaidjan|azerbaigian|azerbaijan|azerbaijao|azerbaiyan|azerbeidzjan|azerbejdzan|阿塞拜疆
    BA:bosnia_and_herzegovina|bosnia_e_herzegovina|bosnia_ed_erzegovina|bosnia_i_hercegowina|bosnia_y_herzegovina|bosnie_en_herzegovina|bosnie_herzegovine|bosnien_und_herzegowina|波斯尼亚和黑塞哥维那
    BB:barbade|barbados|巴巴多斯 BD:banglades|bangladesch|bangladesh|bangladesz|孟加拉国
    BE:belgia|belgica|belgie|belgien|belgio|belgique|belgium|比利时 BF:burkina_faso|burquina_faso|布基纳法索
    BG:bulgaria|bulgarie|bulgarien|bulgarije|保加利亚 BH:bahrain|bahrajn|bahrein|barein|巴林 BI:burundi|布隆迪 BJ:benin|贝宁
    BL:saint_barthelemy|san_bartolome|sao_bartolomeu|st_barthelemy|圣巴泰勒米 BM:bermuda|bermudas|bermudes|bermudy|百慕大
    BN:brunei|brunei_darussalam|文莱 BO:bolivia|bolivie|bolivien|boliwia|玻利维亚
    BQ:caraibi_olandesi|caribbean_netherlands|caribe_neerlandes|caribisch_nederland|karibische_niederlande|niderlandy_karaibskie|paises_baixos_caribenhos|pays_bas_caribeens|荷属加勒比区
    BR:brasil|brasile|brasilien|brazil|brazilie|brazylia|bresil|巴西 BS:bahamas|bahamy|巴哈马 BT:bhoutan|bhutan|butan|butao|不丹
    BV:bouvet_island|bouveteiland|bouvetinsel|ile_bouvet|ilha_bouvet|isla_bouvet|isola_bouvet|wyspa_bouveta|布韦岛
    BW:botsuana|botswana|博茨瓦纳 BY:belarus|bialorus|bielorrusia|bielorrussia|bielorussia|bielorussie|白俄罗斯
    BZ:belice|belize|伯利兹 CA:canada|kanada|加拿大
    CC:cocos_keeling_islands|cocoseilanden|iles_cocos|ilhas_cocos_keeling|islas_cocos|isole_cocos_keeling|kokosinseln|wyspy_kokosowe|科科斯_基林_群岛
    CD:congo_kinshasa|demokratyczna_republika_konga|kongo_kinshasa|republica_democratica_del_congo|刚果_金
    CF:centraal_afrikaanse_republiek|central_african_republic|repubblica_centrafricana|republica_centro_africana|republica_centroafricana|republika_srodkowoafrykanska|republique_centrafricaine|zentralafrikanische_republik|中非共和国
    CG:congo|congo_brazzaville|kongo|kongo_brazzaville|republica_do_congo|刚果_布
    CH:schweiz|suica|suisse|suiza|svizzera|switzerland|szwajcaria|zwitserland|瑞士
    CI:costa_davorio|costa_do_marfim|cote_divoire|ivoorkust|科特迪瓦
    CK:cook_islands|cookeilanden|cookinseln|iles_cook|ilhas_cook|islas_cook|isole_cook|wyspy_cooka|库克群岛
    CL:chile|chili|cile|智利 CM:camaroes|cameroon|cameroun|camerun|kameroen|kamerun|喀麦隆 CN:china|chine|chiny|cina|中国
    CO:colombia|colombie|kolumbia|kolumbien|哥伦比亚 CR:costa_rica|kostaryka|哥斯达黎加 CU:cuba|kuba|古巴
    CV:cabo_verde|cap_vert|cape_verde|capo_verde|kaapverdie|republika_zielonego_przyladka|佛得角 CW:curacao|curazao|库拉索
    CX:christmas_island|christmaseiland|ile_christmas|ilha_christmas|isla_de_navidad|isola_christmas|weihnachtsinsel|wyspa_bozego_narodzenia|圣诞岛
    CY:chipre|chypre|cipro|cypr|cyprus|zypern|塞浦路斯
    CZ:cechia|chequia|czech_republic|czechia|czechy|tchequia|tchequie|tschechien|tsjechie|捷克
    DE:alemanha|alemania|allemagne|deutschland|duitsland|germania|germany|niemcy|德国
    DJ:djibouti|djibuti|dschibuti|dzibuti|gibuti|yibuti|吉布提 DK:danemark|dania|danimarca|denemarken|denmark|dinamarca|丹麦
    DM:dominica|dominika|dominique|多米尼克
    DO:dominicaanse_republiek|dominican_republic|dominikana|dominikanische_republik|repubblica_dominicana|republica_dominicana|republique_dominicaine|多米尼加共和国
    DZ:algeria|algerie|algerien|algerije|algieria|argelia|阿尔及利亚 EC:ecuador|ekwador|equador|equateur|厄瓜多尔
    EE:estland|estonia|estonie|爱沙尼亚 EG:agypten|egipt|egipto|egito|egitto|egypt|egypte|埃及
    EH:saara_ocidental|sahara_occidental|sahara_occidentale|sahara_zachodnia|westelijke_sahara|western_sahara|westsahara|西撒哈拉
    ER:eritrea|eritreia|erythree|erytrea|厄立特里亚 ES:espagne|espana|espanha|hiszpania|spagna|spain|spanien|spanje|西班牙
    ET:athiopien|ethiopia|ethiopie|etiopia|埃塞俄比亚 FI:finland|finlande|finlandia|finnland|芬兰
    FJ:fidji|fidschi|fidzi|figi|fiji|fiyi|斐济
    FK:falkland_islands|falklandeilanden|falklandinseln|falklandy|iles_malouines|ilhas_malvinas|islas_malvinas|isole_falkland|福克兰群岛
    FM:micronesia|micronesie|mikronesien|mikronezja|密克罗尼西亚
    FO:faeroer|faroe_islands|faroer|iles_feroe|ilhas_faroe|islas_feroe|isole_fær_oer|wyspy_owcze|法罗群岛
    FR:franca|france|francia|francja|frankreich|frankrijk|法国 GA:gabao|gabon|gabun|加蓬
    GB:england|great_britain|northern_ireland|regno_unito|reino_unido|royaume_uni|scotland|uk|united_kingdom|vereinigtes_konigreich|verenigd_koninkrijk|wales|wielka_brytania|英国
    GD:granada|grenada|grenade|格林纳达 GE:georgia|georgie|georgien|gruzja|格鲁吉亚
    GF:frans_guyana|franzosisch_guayana|french_guiana|guayana_francesa|guiana_francesa|gujana_francuska|guyana_francese|guyane_francaise|法属圭亚那
    GG:guernesey|guernsey|根西岛 GH:gana|ghana|加纳 GI:gibilterra|gibraltar|直布罗陀
    GL:greenland|grenlandia|groenland|groenlandia|gronland|格陵兰 GM:gambia|gambie|冈比亚 GN:guine|guinea|guinee|gwinea|几内亚
    GP:guadalupa|guadalupe|guadeloupe|gwadelupa|瓜德罗普
    GQ:aquatorialguinea|equatoriaal_guinea|equatorial_guinea|guine_equatorial|guinea_ecuatorial|guinea_equatoriale|guinee_equatoriale|gwinea_rownikowa|赤道几内亚
    GR:grece|grecia|grecja|greece|griechenland|griekenland|希腊
    GS:georgia_del_sud_e_sandwich_australi|georgia_poludniowa_i_sandwich_poludniowy|georgie_du_sud_et_les_iles_sandwich_du_sud|ilhas_georgia_do_sul_e_sandwich_do_sul|islas_georgia_del_sur_y_sandwich_del_sur|south_georgia_and_south_sandwich_islands|sudgeorgien_und_die_sudlichen_sandwichinseln|zuid_georgia_en_zuidelijke_sandwicheilanden|南乔治亚和南桑威奇群岛
    GT:guatemala|gwatemala|危地马拉 GU:guam|关岛 GW:guine_bissau|guinea_bisau|guinea_bissau|guinee_bissau|gwinea_bissau|几内亚比绍
    GY:guiana|gujana|guyana|圭亚那
    HK:hong_kong|hong_kong_rae_da_china|hong_kong_sar_china|hongkong_sar_van_china|r_a_s_chinoise_de_hong_kong|rae_de_hong_kong_china|ras_di_hong_kong|sonderverwaltungsregion_hongkong|sra_hongkong_chiny|中国香港特别行政区|香港
    HM:heard_and_mcdonald_islands|heard_en_mcdonaldeilanden|heard_und_mcdonaldinseln|iles_heard_et_macdonald|ilhas_heard_e_mcdonald|islas_heard_y_mcdonald|isole_heard_e_mcdonald|wyspy_heard_i_mcdonalda|赫德岛和麦克唐纳群岛
    HN:honduras|洪都拉斯 HR:chorwacja|croacia|croatia|croatie|croazia|kroatie|kroatien|克罗地亚 HT:haiti|海地
    HU:hongarije|hongrie|hungary|hungria|ungarn|ungheria|wegry|匈牙利 ID:indonesia|indonesie|indonesien|indonezja|印度尼西亚
    IE:ierland|ireland|irland|irlanda|irlande|irlandia|爱尔兰 IL:israel|israele|izrael|以色列
    IM:ile_de_man|ilha_de_man|isla_de_man|isle_of_man|isola_di_man|wyspa_man|马恩岛 IN:inde|india|indie|indien|印度
    IO:britisches_territorium_im_indischen_ozean|british_indian_ocean_territory|brits_indische_oceaanterritorium|brytyjskie_terytorium_oceanu_indyjskiego|territoire_britannique_de_locean_indien|territorio_britanico_del_oceano_indico|territorio_britanico_do_oceano_indico|territorio_britannico_delloceano_indiano|英属印度洋领地
    IQ:irak|iraq|iraque|伊拉克 IR:ira|iran|伊朗 IS:iceland|ijsland|island|islanda|islande|islandia|冰岛
    IT:italia|italie|italien|italy|wlochy|意大利 JE:jersey|泽西岛 JM:giamaica|jamaica|jamaika|jamaique|jamajka|牙买加
    JO:giordania|jordan|jordania|jordanie|jordanien|约旦 JP:giappone|japan|japao|japon|japonia|日本 KE:kenia|kenya|quenia|肯尼亚
    KG:kirghizistan|kirghizstan|kirgisistan|kirgistan|kirgizie|kirguistan|kyrgyzstan|quirguistao|吉尔吉斯斯坦
    KH:cambodge|cambodia|cambodja|cambogia|camboja|camboya|kambodscha|kambodza|柬埔寨 KI:kiribati|quiribati|基里巴斯
    KM:comoras|comore|comoren|comores|comoros|komoren|komory|科摩罗
    KN:saint_christophe_et_nieves|saint_kitts_e_nevis|saint_kitts_en_nevis|saint_kitts_i_nevis|san_cristobal_y_nieves|sao_cristovao_e_nevis|st_kitts_and_nevis|st_kitts_und_nevis|圣基茨和尼维斯
    KP:corea_del_nord|corea_del_norte|coree_du_nord|coreia_do_norte|korea_polnocna|noord_korea|nordkorea|north_korea|朝鲜
    KR:corea_del_sud|corea_del_sur|coree_du_sud|coreia_do_sul|korea|korea_poludniowa|south_korea|sudkorea|zuid_korea|韩国
    KW:koeweit|koweit|kuwait|kuwejt|科威特
    KY:cayman_islands|iles_caimans|ilhas_cayman|islas_caiman|isole_cayman|kaaimaneilanden|kaimaninseln|kajmany|开曼群岛
    KZ:cazaquistao|kasachstan|kazachstan|kazajistan|kazakhstan|kazakistan|哈萨克斯坦 LA:laos|老挝
    LB:lebanon|liban|libano|libanon|黎巴嫩 LC:saint_lucia|sainte_lucie|santa_lucia|st_lucia|圣卢西亚 LI:liechtenstein|列支敦士登
    LK:sri_lanka|斯里兰卡 LR:liberia|利比里亚 LS:lesotho|lesoto|莱索托 LT:litauen|lithuania|litouwen|lituania|lituanie|litwa|立陶宛
    LU:luksemburg|lussemburgo|luxembourg|luxemburg|luxemburgo|卢森堡
    LV:latvia|letland|letonia|lettland|lettonia|lettonie|lotwa|拉脱维亚 LY:libia|libie|libya|libye|libyen|利比亚
    MA:maroc|marocco|marokko|maroko|marrocos|marruecos|morocco|摩洛哥 MC:monaco|monako|摩纳哥
    MD:moldavia|moldavie|moldawia|moldova|republik_moldau|摩尔多瓦 ME:czarnogora|montenegro|黑山
    MF:saint_martin|san_martin|sao_martinho|st_martin|法属圣马丁 MG:madagascar|madagaskar|马达加斯加
    MH:iles_marshall|ilhas_marshall|islas_marshall|isole_marshall|marshall_islands|marshalleilanden|marshallinseln|wyspy_marshalla|马绍尔群岛
    MK:macedoine_du_nord|macedonia_del_nord|macedonia_del_norte|macedonia_do_norte|macedonia_polnocna|noord_macedonie|nordmazedonien|north_macedonia|北马其顿
    ML:mali|马里 MM:mianmar_birmania|mjanma_birma|myanmar|myanmar_birma|myanmar_birmania|myanmar_birmanie|myanmar_burma|缅甸
    MN:mongolei|mongolia|mongolie|蒙古
    MO:macao_sar_china|macau|macau_rae_da_china|macau_sar_van_china|r_a_s_chinoise_de_macao|rae_de_macao_china|ras_di_macao|sonderverwaltungsregion_macau|sra_makau_chiny|中国澳门特别行政区
    MP:iles_mariannes_du_nord|ilhas_marianas_do_norte|islas_marianas_del_norte|isole_marianne_settentrionali|mariany_polnocne|noordelijke_marianen|nordliche_marianen|northern_mariana_islands|北马里亚纳群岛
    MQ:martinica|martinique|martynika|马提尼克 MR:mauretania|mauretanien|mauritania|mauritanie|毛里塔尼亚 MS:montserrat|蒙特塞拉特
    MT:malta|malte|马耳他 MU:maurice|mauricio|mauritius|毛里求斯 MV:maldivas|maldive|maldiven|maldives|malediven|malediwy|马尔代夫
    MW:malaui|malawi|马拉维 MX:meksyk|messico|mexico|mexiko|mexique|墨西哥 MY:malaisie|malasia|malaysia|maleisie|malezja|马来西亚
    MZ:mocambique|mosambik|mozambico|mozambik|mozambique|莫桑比克 NA:namibia|namibie|纳米比亚
    NC:neukaledonien|new_caledonia|nieuw_caledonie|nouvelle_caledonie|nova_caledonia|nowa_kaledonia|nueva_caledonia|nuova_caledonia|新喀里多尼亚
    NE:niger|尼日尔 NF:ile_norfolk|ilha_norfolk|isla_norfolk|isola_norfolk|norfolk|norfolk_island|norfolkinsel|诺福克岛
    NG:nigeria|尼日利亚 NI:nicaragua|nikaragua|尼加拉瓜
    NL:holandia|holland|nederland|netherlands|niederlande|paesi_bassi|paises_baixos|paises_bajos|pays_bas|荷兰
    NO:noorwegen|noruega|norvege|norvegia|norway|norwegen|norwegia|挪威 NP:nepal|尼泊尔 NR:nauru|瑙鲁 NU:niue|纽埃
    NZ:neuseeland|new_zealand|nieuw_zeeland|nouvelle_zelande|nova_zelandia|nowa_zelandia|nueva_zelanda|nuova_zelanda|新西兰
    OM:oma|oman|阿曼 PA:panama|巴拿马 PE:perou|peru|秘鲁
    PF:frans_polynesie|franzosisch_polynesien|french_polynesia|polinesia_francesa|polinesia_francese|polinezja_francuska|polynesie_francaise|法属波利尼西亚
    PG:papoea_nieuw_guinea|papouasie_nouvelle_guinee|papua_neuguinea|papua_new_guinea|papua_nova_guine|papua_nowa_gwinea|papua_nueva_guinea|papua_nuova_guinea|巴布亚新几内亚
    PH:filipijnen|filipinas|filipiny|filippine|philippinen|philippines|菲律宾 PK:pakistan|paquistao|巴基斯坦
    PL:poland|polen|pologne|polonia|polska|波兰
    PM:saint_pierre_e_miquelon|saint_pierre_en_miquelon|saint_pierre_et_miquelon|saint_pierre_i_miquelon|san_pedro_y_miquelon|sao_pedro_e_miquelao|st_pierre_and_miquelon|st_pierre_und_miquelon|圣皮埃尔和密克隆群岛
    PN:iles_pitcairn|ilhas_pitcairn|islas_pitcairn|isole_pitcairn|pitcairn|pitcairn_islands|pitcairneilanden|pitcairninseln|皮特凯恩群岛
    PR:porto_rico|portorico|portoryko|puerto_rico|波多黎各
    PS:palastinensische_autonomiegebiete|palestijnse_gebieden|palestinian_territories|territoires_palestiniens|territori_palestinesi|territorios_palestinos|terytoria_palestynskie|巴勒斯坦领土
    PT:portogallo|portugal|portugalia|葡萄牙 PW:palaos|palau|帕劳 PY:paraguai|paraguay|paragwaj|巴拉圭 QA:catar|katar|qatar|卡塔尔
    RE:la_reunion|reuniao|reunion|riunione|留尼汪 RO:roemenie|romania|romenia|roumanie|rumania|rumanien|rumunia|罗马尼亚
    RS:serbia|serbie|serbien|servia|servie|塞尔维亚 RU:rosja|rusia|rusland|russia|russie|russland|俄罗斯 RW:ruanda|rwanda|卢旺达
    SA:arabia_saudi|arabia_saudita|arabia_saudyjska|arabie_saoudite|saoedi_arabie|saudi_arabia|saudi_arabien|沙特阿拉伯
    SB:iles_salomon|ilhas_salomao|islas_salomon|isole_salomone|salomonen|salomonseilanden|solomon_islands|wyspy_salomona|所罗门群岛
    SC:seicheles|seszele|seychellen|seychelles|塞舌尔 SD:soedan|soudan|sudan|sudao|苏丹
    SE:schweden|suecia|suede|svezia|sweden|szwecja|zweden|瑞典 SG:singapore|singapour|singapur|singapura|新加坡
    SH:sainte_helene|santa_elena|santa_helena|santelena|sint_helena|st_helena|wyspa_swietej_heleny|圣赫勒拿
    SI:eslovenia|slovenia|slovenie|slowenia|slowenien|斯洛文尼亚
    SJ:spitsbergen_en_jan_mayen|spitzbergen_und_jan_mayen|svalbard_and_jan_mayen|svalbard_e_jan_mayen|svalbard_et_jan_mayen|svalbard_i_jan_mayen|svalbard_y_jan_mayen|斯瓦尔巴和扬马延
    SK:eslovaquia|slovacchia|slovakia|slovaquie|slowacja|slowakei|slowakije|斯洛伐克
    SL:serra_leoa|sierra_leona|sierra_leone|塞拉利昂 SM:saint_marin|san_marino|圣马力诺 SN:senegal|塞内加尔 SO:somalia|somalie|索马里
    SR:surinam|suriname|苏里南
    SS:soudan_du_sud|south_sudan|sud_sudan|sudan_del_sur|sudan_poludniowy|sudao_do_sul|sudsudan|zuid_soedan|南苏丹
    ST:santo_tome_y_principe|sao_tome_and_principe|sao_tome_e_principe|sao_tome_en_principe|sao_tome_et_principe|sao_tome_und_principe|wyspy_swietego_tomasza_i_ksiazeca|圣多美和普林西比
    SV:el_salvador|salvador|salwador|萨尔瓦多 SX:saint_martin_partie_neerlandaise|sint_maarten|荷属圣马丁
    SY:siria|syria|syrie|syrien|叙利亚 SZ:essuatini|esuatini|eswatini|斯威士兰
    TC:iles_turques_et_caiques|ilhas_turcas_e_caicos|islas_turcas_y_caicos|isole_turks_e_caicos|turks_and_caicos_islands|turks_en_caicoseilanden|turks_i_caicos|turks_und_caicosinseln|特克斯和凯科斯群岛
    TD:chad|chade|ciad|czad|tchad|tschad|tsjaad|乍得
    TF:francuskie_terytoria_poludniowe_i_antarktyczne|franse_gebieden_in_de_zuidelijke_indische_oceaan|franzosische_sud_und_antarktisgebiete|french_southern_territories|terre_australi_francesi|terres_australes_francaises|territorios_australes_franceses|territorios_franceses_do_sul|法属南部领地
    TG:togo|多哥 TH:tailandia|tajlandia|thailand|thailande|thailandia|泰国
    TJ:tadjikistan|tadjiquistao|tadschikistan|tadzjikistan|tadzykistan|tagikistan|tajikistan|tayikistan|塔吉克斯坦
    TK:tokelau|托克劳 TL:oost_timor|timor_est|timor_leste|timor_oriental|timor_wschodni|东帝汶
    TM:turcomenistao|turkmenistan|土库曼斯坦 TN:tunesie|tunesien|tunez|tunezja|tunisia|tunisie|突尼斯 TO:tonga|汤加
    TR:turchia|turcja|turkei|turkey|turkije|turkiye|turquia|turquie|土耳其
    TT:trinidad_and_tobago|trinidad_e_tobago|trinidad_en_tobago|trinidad_und_tobago|trinidad_y_tobago|trinite_et_tobago|trynidad_i_tobago|特立尼达和多巴哥
    TV:tuvalu|图瓦卢 TW:taiwan|tajwan|台湾 TZ:tansania|tanzania|tanzanie|坦桑尼亚 UA:oekraine|ucraina|ucrania|ukraina|ukraine|乌克兰
    UG:oeganda|ouganda|uganda|乌干达
    UM:amerikanische_uberseeinseln|dalekie_wyspy_mniejsze_stanow_zjednoczonych|iles_mineures_eloignees_des_etats_unis|ilhas_menores_distantes_dos_eua|islas_menores_alejadas_de_ee_uu|isole_minori_esterne_degli_stati_uniti|kleine_afgelegen_eilanden_van_de_verenigde_staten|u_s_outlying_islands|美国本土外小岛屿
    US:ee_uu|eeuu|estados_unidos|etats_unis|stany_zjednoczone|stati_uniti|u_s_a|united_states|united_states_of_america|usa|vereinigte_staaten|verenigde_staten|美国
    UY:uruguai|uruguay|urugwaj|乌拉圭 UZ:oezbekistan|ouzbekistan|usbekistan|uzbekistan|uzbequistao|乌兹别克斯坦
    VA:cidade_do_vaticano|citta_del_vaticano|ciudad_del_vaticano|etat_de_la_cite_du_vatican|vaticaanstad|vatican_city|vatikanstadt|watykan|梵蒂冈
    VC:saint_vincent_e_grenadine|saint_vincent_en_de_grenadines|saint_vincent_et_les_grenadines|saint_vincent_i_grenadyny|san_vicente_y_las_granadinas|sao_vicente_e_granadinas|st_vincent_and_grenadines|st_vincent_und_die_grenadinen|圣文森特和格林纳丁斯
    VE:venezuela|wenezuela|委内瑞拉
    VG:britische_jungferninseln|british_virgin_islands|britse_maagdeneilanden|brytyjskie_wyspy_dziewicze|iles_vierges_britanniques|ilhas_virgens_britanicas|islas_virgenes_britanicas|isole_vergini_britanniche|英属维尔京群岛
    VI:amerikaanse_maagdeneilanden|amerikanische_jungferninseln|iles_vierges_des_etats_unis|ilhas_virgens_americanas|islas_virgenes_de_ee_uu|isole_vergini_americane|u_s_virgin_islands|wyspy_dziewicze_stanow_zjednoczonych|美属维尔京群岛
    VN:viet_nam|vietna|vietnam|wietnam|越南 VU:vanuatu|瓦努阿图
    WF:wallis_and_futuna|wallis_e_futuna|wallis_en_futuna|wallis_et_futuna|wallis_i_futuna|wallis_und_futuna|wallis_y_futuna|瓦利斯和富图纳
    WS:samoa|萨摩亚 YE:iemen|jemen|yemen|也门 YT:majotta|mayotte|马约特
    ZA:africa_do_sul|afrique_du_sud|republika_poludniowej_afryki|south_africa|sudafrica|sudafrika|zuid_afrika|南非
    ZM:sambia|zambia|zambie|赞比亚 ZW:simbabwe|zimbabue|zimbabwe|津巴布韦
"""
"""ISO code, colon, names parted by `|`."""

STATES = """
    AL:alabama AK:alaska AB:alberta AZ:arizona AR:arkansas ACT:australian_capital_territory BC:british_columbia
    CA:california CO:colorado CT:connecticut DE:delaware DC:district_of_columbia FL:florida GA:georgia HI:hawaii ID:idaho
    IL:illinois IN:indiana IA:iowa KS:kansas KY:kentucky LA:louisiana ME:maine MB:manitoba MD:maryland MA:massachusetts
    MI:michigan MN:minnesota MS:mississippi MO:missouri MT:montana NE:nebraska NV:nevada NB:new_brunswick NH:new_hampshire
    NJ:new_jersey NM:new_mexico NSW:new_south_wales NY:new_york NL:newfoundland_and_labrador NC:north_carolina
    ND:north_dakota NT:northern_territory NT:northwest_territories NS:nova_scotia NU:nunavut OH:ohio OK:oklahoma
    ON:ontario OR:oregon PA:pennsylvania PE:prince_edward_island QC:quebec QLD:queensland RI:rhode_island SK:saskatchewan
    SA:south_australia SC:south_carolina SD:south_dakota TAS:tasmania TN:tennessee TX:texas UT:utah VT:vermont
    VIC:victoria VA:virginia WA:washington WV:west_virginia WA:western_australia WI:wisconsin WY:wyoming YT:yukon
"""
"""Code of a state or province of the United States, Canada or Australia, colon, its name."""
