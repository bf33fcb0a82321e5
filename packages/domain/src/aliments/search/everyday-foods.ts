import { isSameNoun, nameWords } from '@allenio/domain/search'
import { foodWords, isLinkWord } from './food-words.ts'
import { wordStems } from '../word-stems.ts'

/**
 * The foods that people mean by everyday words: eggs are whole raw eggs, and oil is olive oil. Each stands by its numbers in the
 * library, the European one first, with the words in both languages; singular and plural are one.
 */
export const everydayFoods: readonly (readonly [sources: readonly number[], names: string])[] = [
  [[1000290, 1123], 'uova, uovo intero, eggs'],
  [[1000411, 1124], 'albume, chiara, egg white'],
  [[1000410, 1125], 'tuorlo, rosso d’uovo, egg yolk'],
  [[2017270, 4053], 'olio, olio evo, olio extravergine, olio extravergine di oliva, olio extravergine d’oliva, extra virgin olive oil'],
  [[1000591, 4053], 'olio d’oliva, olio di oliva, olio oliva, oil, olive oil'],
  [[1000598, 4506], 'olio di semi, vegetable oil'],
  [[1000049, 1145], 'burro, butter'],
  [[1000205, 20481], 'farina, farina 00, farina 0, farina bianca, farina di grano tenero, flour, plain flour, all-purpose flour'],
  [[1000206, 20080], 'farina integrale, wholemeal flour, whole wheat flour'],
  [[1000423, 20466], 'semola, semolina'],
  [[1000426, 20027], 'maizena, cornstarch, cornflour'],
  [[1000425, 20422], 'polenta'],
  [[1000470, 19335], 'zucchero, zucchero semolato, sugar, caster sugar'],
  [[1000471, 19334], 'zucchero di canna, brown sugar'],
  [[1000472, 19296], 'miele, honey'],
  [[2031006, 19297], 'marmellata, confettura, jam'],
  [[1000703, 19125], 'nutella, crema di nocciole, crema alle nocciole, crema spalmabile, hazelnut spread'],
  [[1014206, 19095], 'gelato, gelato alla crema, ice cream'],
  [[1000634, 2047], 'sale, sale fino, sale grosso, salt'],
  [[2011015, 2030], 'pepe, pepper'],
  [[1000427, 20444], 'riso, riso bianco, rice'],
  [[2009119, 20444], 'riso basmati, basmati, basmati rice'],
  [[20452], 'riso arborio, riso carnaroli, riso per risotti, risotto rice'],
  [[1000428, 20036], 'riso integrale, brown rice'],
  [[1000800, 20420], 'pasta, spaghetti, penne, fusilli, rigatoni, maccheroni, linguine, pastina, orecchiette, macaroni'],
  [[1000801, 20124], 'pasta integrale, wholewheat pasta'],
  [[1000198, 8120], 'avena, fiocchi di avena, oats, rolled oats'],
  [[1013394, 20035], 'quinoa'],
  [[2009681, 20028], 'couscous, cous cous, cuscus'],
  [[2009001, 20140], 'farro, spelt'],
  [[1000429, 20005], 'orzo, orzo perlato, barley, pearl barley'],
  [[2009815, 20093], 'pasta all’uovo, pasta fresca, pasta fresca all’uovo, tagliatelle, fettuccine, fresh egg pasta'],
  [[1000823, 18033], 'pane, pane comune, pane bianco, pane di semola, pane di grano duro, ciabatta, bread, white bread'],
  [[1000826, 18069], 'pancarrè, pan carrè, pane in cassetta, pane a cassetta, pan bauletto, sandwich bread'],
  [[2007180], 'pita, pane arabo, pane pita, pita bread'],
  [[2007351, 18228], 'cracker, crackers'],
  [[1000802, 19051], 'gallette, gallette di riso, gallette di riso integrale, rice cakes'],
  [[1000836, 18239], 'cornetto, croissant, brioche'],
  [[1013489], 'ravioli'],
  [[1014074, 28351], 'biscotti, biscotti secchi, biscuits'],
  [[1000750, 18079], 'pangrattato, pan grattato, breadcrumbs'],
  [[1000062, 1211], 'latte, milk'],
  [[1013399, 1174], 'latte parzialmente scremato, latte ps, semi-skimmed milk'],
  [[1000064, 1151], 'latte scremato, latte magro, skimmed milk'],
  [[1000072, 16120], 'latte di soia, bevanda di soia, soy milk, soya milk'],
  [[1014113, 14091], 'latte di mandorla, latte di mandorle, bevanda di mandorla, almond milk'],
  [[1013450, 14639], 'latte di riso, bevanda di riso, rice milk'],
  [[1000052, 1116], 'yogurt, yogurt bianco, plain yogurt'],
  [[1293], 'yogurt greco, yogurt greco intero, greek yogurt'],
  [[1256], 'yogurt greco 0, yogurt greco zero, yogurt greco magro 0, yogurt greco senza grassi'],
  [[1287], 'yogurt greco 2, yogurt greco magro'],
  [[1000587, 1117], 'yogurt magro, low-fat yogurt'],
  [[1000065, 1053], 'panna, panna fresca, panna da montare, cream, whipping cream, heavy cream'],
  [[2019585, 1036], 'ricotta'],
  [[2019590, 1026], 'mozzarella'],
  [[1028], 'mozzarella light, mozzarella magra'],
  [[1037], 'ricotta light, ricotta magra'],
  [[2012726, 1009], 'cheddar'],
  [[2012120, 1033], 'parmigiano, parmigiano reggiano, parmesan'],
  [[2012123, 1033], 'grana, grana padano'],
  [[2012122, 1038], 'pecorino'],
  [[1000549, 1019], 'feta'],
  [[1000567, 1017], 'formaggio spalmabile, philadelphia, cream cheese'],
  [[2012069, 43274], 'philadelphia light, formaggio spalmabile light'],
  [[1000559, 1253], 'sottilette, sottiletta, formaggio a fette, cheese slices'],
  [[2012524, 1004], 'gorgonzola, formaggio erborinato, blue cheese'],
  [[1000505, 1012], 'fiocchi di latte, cottage cheese'],
  [[1000555, 1040], 'emmental, formaggio svizzero, swiss cheese'],
  [[1000022, 5062], 'pollo, petto di pollo, chicken, chicken breast'],
  [[1000713, 5219], 'tacchino, petto di tacchino, fesa di tacchino, turkey breast'],
  [
    [2006252, 23562],
    'carne macinata, macinato, macinato di manzo, hamburger, hamburger di manzo, svizzera, ground beef, minced beef, mince',
  ],
  [[1001103, 23357], 'manzo, beef'],
  [[1000640, 23354], 'fettine di manzo, fettina, fettine'],
  [[1000042, 10024], 'maiale, lonza, pork'],
  [[1000691, 7029], 'prosciutto, prosciutto cotto, ham'],
  [[1000693, 10141], 'prosciutto crudo, crudo, prosciutto San Daniele, dry-cured ham'],
  [[2028844, 10141], 'prosciutto di Parma, prosciutto crudo di Parma, Parma ham'],
  [[2028501, 10005], 'pancetta'],
  [[2028503, 13350], 'bresaola'],
  [[1001091, 7926], 'salame, salami'],
  [[2030134, 7939], 'würstel, frankfurter'],
  [[2028964, 7081], 'affettato di tacchino, tacchino affettato, tacchino a fette'],
  [[1000704, 10123], 'bacon'],
  [[1001085, 7036], 'salsiccia, sausage'],
  [[1000285, 15015], 'merluzzo, cod'],
  [[1000210, 15076], 'salmone, salmon'],
  [[2026051, 15046], 'sgombro, mackerel'],
  [[2026011, 15039], 'aringa, herring'],
  [[2027008, 15114], 'trota, trout'],
  [[1000755, 15028], 'sogliola, sole'],
  [[1000415, 15028], 'platessa, plaice'],
  [[2026082, 15110], 'pesce spada, swordfish'],
  [[1000417, 15121], 'tonno, tonno in scatola, tuna, canned tuna'],
  [[1000756, 15117], 'tonno fresco, fresh tuna'],
  [[1000863, 11657], 'purè, purè di patate, mashed potatoes'],
  [[2010021, 15270], 'gamberi, gamberetti, gamberoni, prawns, shrimp'],
  [[1000773], 'bastoncini, bastoncini di pesce, fish fingers'],
  [[2026079, 15001], 'alici, alici fresche, acciughe fresche'],
  [[1000414, 15002], 'acciughe, acciughe sott’olio, alici sott’olio, anchovies'],
  [[1000348, 11529], 'pomodori, tomatoes'],
  [[2020172, 11529], 'pomodorini, ciliegini, pomodorini ciliegini, cherry tomatoes'],
  [[2020260, 11547], 'passata, passata di pomodoro, polpa di pomodoro, salsa di pomodoro, tomato sauce'],
  [[1000636, 11546], 'concentrato di pomodoro, tomato paste'],
  [[1000637, 11531], 'pelati, pomodori pelati, canned tomatoes, chopped tomatoes, diced tomatoes'],
  [[1000368, 11282], 'cipolla, onion'],
  [[1014281, 11677], 'scalogno, shallot'],
  [[1000356, 11215], 'aglio, garlic'],
  [[1000355, 11124], 'carote, carrots'],
  [[1000366, 11143], 'sedano, celery'],
  [[1000813, 11352], 'patate, potatoes'],
  [[1013406, 11507], 'patate dolci, patata americana, sweet potatoes'],
  [[1012982, 19411], 'patatine, patatine in busta, crisps'],
  [[21138], 'patatine fritte, french fries'],
  [[1001535, 21299], 'pizza, pizza margherita'],
  [[1000667, 6931], 'sugo di pomodoro, sugo al pomodoro, sugo pronto'],
  [[1013459, 6626], 'pesto, pesto alla genovese'],
  [[1000771, 4025], 'maionese, mayonnaise'],
  [[1014055, 16158], 'hummus'],
  [[1000367, 11477], 'zucchine, courgettes, zucchini'],
  [[1000349, 11209], 'melanzane, aubergine, eggplant'],
  [[1000360, 11821], 'peperoni, peperone rosso, red pepper, bell pepper'],
  [[1000365, 11457], 'spinaci, spinach'],
  [[1000351, 11090], 'broccoli'],
  [[1000350, 11135], 'cavolfiore, cauliflower'],
  [[1000480, 11422], 'zucca, pumpkin'],
  [[1000358, 11246], 'porri, leek'],
  [[1000352, 11957], 'finocchi, fennel'],
  [[1000443, 11011], 'asparagi, asparagus'],
  [[1000441, 11251], 'lattuga, insalata, insalata verde, lettuce'],
  [[1000364, 11112], 'cavolo rosso, red cabbage'],
  [[1000453, 11109], 'cavolo, cavolo cappuccio, cappuccio, cabbage'],
  [[1000354, 11205], 'cetriolo, cucumber'],
  [[1000432, 11167], 'mais, mais dolce, sweetcorn'],
  [[1000451, 11080], 'barbabietola, rapa rossa, beetroot'],
  [[1000468, 11959], 'rucola, rocket, arugula'],
  [[1000375, 11260], 'funghi, champignon, mushrooms'],
  [[1000369, 11304], 'piselli, peas'],
  [[1000353, 11052], 'fagiolini, green beans'],
  [[2020516, 16056], 'ceci, chickpeas'],
  [[2020532, 16358], 'ceci precotti, ceci lessati, canned chickpeas'],
  [[1000370, 16069], 'lenticchie, lentils'],
  [[2020501, 16024], 'cannellini, fagioli, fagioli cannellini'],
  [[16019], 'borlotti, fagioli borlotti'],
  [[1013437, 16427], 'tofu'],
  [[1000398, 9150], 'limone, lemon'],
  [[1000605, 9152], 'succo di limone, lemon juice'],
  [[1000405, 9200], 'arancia, orange'],
  [[1000378, 9003], 'mela, apple'],
  [[1000401, 9236], 'pesca, peach'],
  [[1000399, 9181], 'melone, cantaloupe'],
  [[1000377, 9266], 'ananas, pineapple'],
  [[1000478, 9132], 'uva, grapes'],
  [[1000474, 9279], 'prugne, susine, plums'],
  [[1000475, 9291], 'prugne secche, prunes'],
  [[1000384, 9421], 'datteri, dates'],
  [[1000388, 9111], 'pompelmo, grapefruit'],
  [[1000382, 9252], 'pera, pear'],
  [[1000381, 9040], 'banana'],
  [[2013028, 9050], 'mirtilli, blueberries'],
  [[1000385, 9316], 'fragole, strawberries'],
  [[1000380, 9037], 'avocado'],
  [[1000477, 9298], 'uvetta, uva passa, raisins'],
  [[1000273, 12061], 'mandorle, almonds'],
  [[1000271, 12155], 'noci, walnuts'],
  [[1000275, 12087], 'anacardi, cashews'],
  [[1000274, 12151], 'pistacchi, pistachios'],
  [[1000282, 16087], 'arachidi, noccioline, peanuts'],
  [[1000270, 12120], 'nocciole, hazelnuts'],
  [[1000751, 16398], 'burro di arachidi, crema di arachidi, peanut butter'],
  [[14066], 'proteine, proteine in polvere, proteine del siero, whey, proteine whey, protein powder, whey protein'],
  [[2031074, 19904], 'cioccolato, cioccolato fondente, dark chocolate, chocolate'],
  [[1000581, 19165], 'cacao, cacao amaro, cocoa, cocoa powder'],
  [[1000839, 18375], 'lievito di birra, yeast'],
  [[2011046, 18369], 'lievito, lievito per dolci, lievito in polvere, baking powder'],
  [[2011507, 18372], 'bicarbonato, baking soda'],
  [[1000047, 14411], 'acqua, acqua naturale, acqua minerale, acqua frizzante, acqua gassata, water'],
  [[2018071, 14210], 'caffè, caffè espresso, espresso'],
  [[1000994, 14209], 'caffè americano, caffè filtrato, coffee'],
  [[1000803, 14355], 'tè, the, tè nero, tea'],
  [[1000498, 14148], 'coca cola, coca-cola, cola, coke'],
  [[1000499], 'coca cola zero, coca cola light, cola zero, diet coke'],
  [[2002061], 'succo ace, succo multifrutta, nettare multifrutta'],
  [[1000804], 'tè freddo, thè freddo, tè alla pesca, tè al limone, iced tea'],
  [[1013465], 'energy drink, red bull, bevanda energetica'],
  [[2018348], 'gatorade, bevanda per sportivi, sports drink'],
  [[14237], 'caffè d’orzo, orzo solubile'],
  [[1105], 'cioccolata calda, cioccolata in tazza, hot chocolate'],
  [[1000646], 'grappa, vodka, whisky, distillati, superalcolici, spirits'],
  [[2001003], 'limoncello, liquore, liqueur'],
  [[1000816, 14003], 'birra, birra chiara, beer'],
  [[1000576, 9206], 'spremuta, spremuta d’arancia, succo d’arancia, orange juice'],
  [[1000510, 14106], 'vino, vino bianco, white wine'],
  [[1000509, 14096], 'vino rosso, red wine'],
  [[1013455, 2069], 'aceto balsamico, balsamic vinegar'],
  [[2011220, 2068], 'aceto, aceto di vino, vinegar, wine vinegar'],
  [[1013456, 16123], 'salsa di soia, soy sauce'],
  [[2025930, 6008], 'brodo di carne, brodo di manzo, beef broth, beef stock'],
  [[2025947, 6194], 'brodo di pollo, chicken broth, chicken stock'],
  [[2025948, 6700], 'brodo, brodo vegetale, stock, vegetable stock, broth, vegetable broth'],
  [[1014282, 2054], 'capperi, capers'],
  [[2013032, 9193], 'olive, olive nere, olive taggiasche, olives, black olives'],
  [[1000492, 9195], 'olive verdi, green olives'],
  [[1000464, 2044], 'basilico, basil'],
  [[1000373, 11297], 'prezzemolo, parsley'],
  [[2011068, 2063], 'rosmarino, rosemary'],
  [[2011035, 2027], 'origano, oregano'],
  [[2011070, 2049], 'timo, thyme'],
  [[1000911, 2010], 'cannella, cinnamon'],
  [[2011089, 2043], 'curcuma, turmeric'],
  [[1014239, 11216], 'zenzero, ginger'],
]

const keyOf = (words: readonly string[]): string => wordStems(words.join(' ')).join(' ')

interface EverydayName {
  words: readonly string[]
  sources: readonly number[]
}

const namesByKey: ReadonlyMap<string, readonly EverydayName[]> = Map.groupBy(
  everydayFoods.flatMap(([sources, names]) => names.split(', ').map((name): EverydayName => ({ words: foodWords(name), sources }))),
  ({ words }) => keyOf(words),
)

/** The library's numbers of the food that an everyday word means, the preferred one first. Stems find it; but peaches are no fish. */
export function everydaySources(name: string): readonly number[] {
  // 'mela con' is the beginning of a longer name
  const allWords = nameWords(name)
  if (allWords.length > 1 && isLinkWord(allWords.at(-1) ?? '')) return []
  const words = foodWords(name)
  const named = namesByKey.get(keyOf(words))?.find(each => each.words.every((word, at) => isSameNoun(word, words[at] ?? '')))
  return named?.sources ?? []
}

const isEveryday = (name: string): boolean => everydaySources(name).length > 0

const italianLinks: ReadonlySet<string> = new Set('di d del dello della dei delle al allo all alla ai agli alle con in da sotto'.split(' '))

/** Words that introduce a purpose, which is no food: 'burro per lo stampo'. */
const purposes: ReadonlySet<string> = new Set(['per', 'for'])

/** Cuts the purpose off a name, unless the purpose belongs to the everyday word itself: 'riso per risotti'. */
export function everydayPart(words: readonly string[]): string | undefined {
  const purpose = words.findIndex(word => purposes.has(word))
  const name = words.join(' ')
  return purpose < 0 || isEveryday(name) ? longestPart(words) : longestPart(words.slice(0, purpose))
}

/**
 * The longest part of a name that is an everyday word: the onion of a 'large yellow onion', the ground beef of 'lean ground beef'. Of equal
 * ones it is the last, as English puts it; where Italian joins two with a preposition, it begins before that: the yolk of 'tuorli di uova'.
 */
function longestPart(words: readonly string[]): string | undefined {
  const link = words.findIndex(word => italianLinks.has(word))
  for (let length = words.length; length > 0; length -= 1) {
    const parts = words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '))
    const part = link < 0 ? parts.findLast(isEveryday) : parts.slice(0, link).find(isEveryday)
    if (part !== undefined) return part
  }
  return undefined
}
