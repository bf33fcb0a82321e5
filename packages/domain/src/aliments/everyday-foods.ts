import { isSameNoun, nameWords } from '@allenio/domain/search'
import { foodWords, isLinkWord } from './food-words.ts'
import { wordStems } from './word-stems.ts'

/**
 * The foods that people mean by everyday words: eggs are whole raw eggs, and oil is olive oil. Each stands by its number of the library,
 * with the words in both languages; singular and plural are one.
 */
export const everydayFoods: ReadonlyMap<number, string> = new Map([
  [1123, 'uova, uovo intero, eggs'],
  [1124, 'albume, chiara, egg white'],
  [1125, 'tuorlo, rosso d’uovo, egg yolk'],
  [
    4053,
    [
      'olio, olio evo, olio extravergine, olio extravergine di oliva, olio extravergine d’oliva, olio d’oliva',
      'olio oliva, oil, olive oil, extra virgin olive oil',
    ].join(', '),
  ],
  [4506, 'olio di semi, vegetable oil'],
  [1145, 'burro, butter'],
  [20481, 'farina, farina 00, farina 0, farina bianca, farina di grano tenero, flour, plain flour, all-purpose flour'],
  [20080, 'farina integrale, wholemeal flour, whole wheat flour'],
  [20466, 'semola, semolina'],
  [20027, 'maizena, cornstarch, cornflour'],
  [20422, 'polenta'],
  [19335, 'zucchero, zucchero semolato, sugar, caster sugar'],
  [19334, 'zucchero di canna, brown sugar'],
  [19296, 'miele, honey'],
  [19297, 'marmellata, confettura, jam'],
  [19125, 'nutella, crema di nocciole, crema alle nocciole, crema spalmabile, hazelnut spread'],
  [19095, 'gelato, gelato alla crema, ice cream'],
  [2047, 'sale, sale fino, sale grosso, salt'],
  [2030, 'pepe, pepper'],
  [20444, 'riso, riso bianco, riso basmati, rice, basmati rice'],
  [20452, 'riso arborio, riso carnaroli, riso per risotti, risotto rice'],
  [20036, 'riso integrale, brown rice'],
  [20420, 'pasta, spaghetti, penne, fusilli, rigatoni, maccheroni, linguine, macaroni'],
  [20124, 'pasta integrale, wholewheat pasta'],
  [8120, 'avena, fiocchi di avena, oats, rolled oats'],
  [20035, 'quinoa'],
  [20028, 'couscous, cous cous, cuscus'],
  [20140, 'farro, spelt'],
  [20005, 'orzo, orzo perlato, barley, pearl barley'],
  [20093, 'pasta all’uovo, pasta fresca, pasta fresca all’uovo, tagliatelle, fettuccine, fresh egg pasta'],
  [18033, 'pane, pane comune, pane bianco, bread, white bread'],
  [18069, 'pancarrè, pan carrè, pane in cassetta, pane a cassetta, pan bauletto, sandwich bread'],
  [18228, 'cracker, crackers'],
  [19051, 'gallette, gallette di riso, gallette di riso integrale, rice cakes'],
  [18239, 'cornetto, croissant, brioche'],
  [28351, 'biscotti, biscotti secchi, biscuits'],
  [18079, 'pangrattato, pan grattato, breadcrumbs'],
  [1211, 'latte, milk'],
  [1174, 'latte parzialmente scremato, latte ps, semi-skimmed milk'],
  [1151, 'latte scremato, latte magro, skimmed milk'],
  [16120, 'latte di soia, bevanda di soia, soy milk, soya milk'],
  [14091, 'latte di mandorla, latte di mandorle, bevanda di mandorla, almond milk'],
  [14639, 'latte di riso, bevanda di riso, rice milk'],
  [1116, 'yogurt, yogurt bianco, plain yogurt'],
  [1293, 'yogurt greco, yogurt greco intero, greek yogurt'],
  [1256, 'yogurt greco 0, yogurt greco zero, yogurt greco magro 0, yogurt greco senza grassi'],
  [1117, 'yogurt magro, low-fat yogurt'],
  [1053, 'panna, panna fresca, panna da montare, cream, whipping cream, heavy cream'],
  [1036, 'ricotta'],
  [1026, 'mozzarella'],
  [1009, 'cheddar'],
  [1033, 'parmigiano, parmigiano reggiano, grana, grana padano, parmesan'],
  [1038, 'pecorino'],
  [1019, 'feta'],
  [1017, 'formaggio spalmabile, philadelphia, cream cheese'],
  [1004, 'gorgonzola, formaggio erborinato, blue cheese'],
  [1012, 'fiocchi di latte, cottage cheese'],
  [1040, 'emmental, formaggio svizzero, swiss cheese'],
  [5062, 'pollo, petto di pollo, chicken, chicken breast'],
  [5219, 'tacchino, petto di tacchino, fesa di tacchino, turkey breast'],
  [23562, 'carne macinata, macinato, macinato di manzo, hamburger, hamburger di manzo, svizzera, ground beef, minced beef, mince'],
  [23357, 'manzo, fettine di manzo, beef'],
  [10024, 'maiale, lonza, pork'],
  [7029, 'prosciutto, prosciutto cotto, ham'],
  [10141, 'prosciutto crudo, prosciutto di Parma, prosciutto San Daniele, Parma ham, dry-cured ham'],
  [10005, 'pancetta'],
  [13350, 'bresaola'],
  [7926, 'salame, salami'],
  [7939, 'würstel, frankfurter'],
  [7081, 'affettato di tacchino, tacchino affettato, tacchino a fette'],
  [10123, 'bacon'],
  [7036, 'salsiccia, sausage'],
  [15015, 'merluzzo, cod'],
  [15076, 'salmone, salmon'],
  [15046, 'sgombro, mackerel'],
  [15039, 'aringa, herring'],
  [15114, 'trota, trout'],
  [15028, 'sogliola, platessa, sole, plaice'],
  [15110, 'pesce spada, swordfish'],
  [15121, 'tonno, tonno in scatola, tuna, canned tuna'],
  [15117, 'tonno fresco, fresh tuna'],
  [11657, 'purè, purè di patate, mashed potatoes'],
  [15270, 'gamberi, gamberetti, prawns, shrimp'],
  [15001, 'alici, alici fresche, acciughe fresche'],
  [15002, 'acciughe, acciughe sott’olio, alici sott’olio, anchovies'],
  [11529, 'pomodori, pomodorini, tomatoes, cherry tomatoes'],
  [11547, 'passata, passata di pomodoro, polpa di pomodoro, salsa di pomodoro, tomato sauce'],
  [11546, 'concentrato di pomodoro, tomato paste'],
  [11531, 'pelati, pomodori pelati, canned tomatoes, chopped tomatoes, diced tomatoes'],
  [11282, 'cipolla, onion'],
  [11677, 'scalogno, shallot'],
  [11215, 'aglio, garlic'],
  [11124, 'carote, carrots'],
  [11143, 'sedano, celery'],
  [11352, 'patate, potatoes'],
  [11507, 'patate dolci, patata americana, sweet potatoes'],
  [19411, 'patatine, patatine in busta, crisps'],
  [21138, 'patatine fritte, french fries'],
  [21299, 'pizza, pizza margherita'],
  [6931, 'sugo di pomodoro, sugo al pomodoro, sugo pronto'],
  [6626, 'pesto, pesto alla genovese'],
  [4025, 'maionese, mayonnaise'],
  [16158, 'hummus'],
  [11477, 'zucchine, courgettes, zucchini'],
  [11209, 'melanzane, aubergine, eggplant'],
  [11821, 'peperoni, peperone rosso, red pepper, bell pepper'],
  [11457, 'spinaci, spinach'],
  [11090, 'broccoli'],
  [11135, 'cavolfiore, cauliflower'],
  [11422, 'zucca, pumpkin'],
  [11246, 'porri, leek'],
  [11957, 'finocchi, fennel'],
  [11011, 'asparagi, asparagus'],
  [11251, 'lattuga, insalata, insalata verde, lettuce'],
  [11112, 'cavolo rosso, red cabbage'],
  [11109, 'cavolo, cavolo cappuccio, cappuccio, cabbage'],
  [11205, 'cetriolo, cucumber'],
  [11167, 'mais, mais dolce, sweetcorn'],
  [11080, 'barbabietola, rapa rossa, beetroot'],
  [11959, 'rucola, rocket, arugula'],
  [11260, 'funghi, champignon, mushrooms'],
  [11304, 'piselli, peas'],
  [11052, 'fagiolini, green beans'],
  [16056, 'ceci, chickpeas'],
  [16358, 'ceci precotti, ceci lessati, canned chickpeas'],
  [16069, 'lenticchie, lentils'],
  [16024, 'cannellini, fagioli, fagioli cannellini'],
  [16019, 'borlotti, fagioli borlotti'],
  [16427, 'tofu'],
  [9150, 'limone, lemon'],
  [9152, 'succo di limone, lemon juice'],
  [9200, 'arancia, orange'],
  [9003, 'mela, apple'],
  [9236, 'pesca, peach'],
  [9181, 'melone, cantaloupe'],
  [9266, 'ananas, pineapple'],
  [9132, 'uva, grapes'],
  [9279, 'prugne, susine, plums'],
  [9291, 'prugne secche, prunes'],
  [9421, 'datteri, dates'],
  [9111, 'pompelmo, grapefruit'],
  [9252, 'pera, pear'],
  [9040, 'banana'],
  [9050, 'mirtilli, blueberries'],
  [9316, 'fragole, strawberries'],
  [9037, 'avocado'],
  [9298, 'uvetta, uva passa, raisins'],
  [12061, 'mandorle, almonds'],
  [12155, 'noci, walnuts'],
  [12087, 'anacardi, cashews'],
  [12151, 'pistacchi, pistachios'],
  [16087, 'arachidi, noccioline, peanuts'],
  [12120, 'nocciole, hazelnuts'],
  [16398, 'burro di arachidi, crema di arachidi, peanut butter'],
  [14066, 'proteine, proteine in polvere, proteine del siero, whey, proteine whey, protein powder, whey protein'],
  [19904, 'cioccolato, cioccolato fondente, dark chocolate, chocolate'],
  [19165, 'cacao, cacao amaro, cocoa, cocoa powder'],
  [18375, 'lievito di birra, yeast'],
  [18369, 'lievito, lievito per dolci, lievito in polvere, baking powder'],
  [18372, 'bicarbonato, baking soda'],
  [14411, 'acqua, acqua naturale, water'],
  [14210, 'caffè, caffè espresso, espresso'],
  [14209, 'caffè americano, caffè filtrato, coffee'],
  [14355, 'tè, the, tè nero, tea'],
  [14148, 'coca cola, coca-cola, cola, coke'],
  [14003, 'birra, birra chiara, beer'],
  [9206, 'spremuta, spremuta d’arancia, succo d’arancia, orange juice'],
  [14106, 'vino, vino bianco, white wine'],
  [14096, 'vino rosso, red wine'],
  [2069, 'aceto balsamico, balsamic vinegar'],
  [2068, 'aceto, aceto di vino, vinegar, wine vinegar'],
  [16123, 'salsa di soia, soy sauce'],
  [6008, 'brodo di carne, brodo di manzo, beef broth, beef stock'],
  [6194, 'brodo di pollo, chicken broth, chicken stock'],
  [6700, 'brodo, brodo vegetale, stock, vegetable stock, broth, vegetable broth'],
  [2054, 'capperi, capers'],
  [9193, 'olive, olive nere, olive taggiasche, olives, black olives'],
  [9195, 'olive verdi, green olives'],
  [2044, 'basilico, basil'],
  [11297, 'prezzemolo, parsley'],
  [2063, 'rosmarino, rosemary'],
  [2027, 'origano, oregano'],
  [2049, 'timo, thyme'],
  [2010, 'cannella, cinnamon'],
  [2043, 'curcuma, turmeric'],
  [11216, 'zenzero, ginger'],
])

const keyOf = (words: readonly string[]): string => wordStems(words.join(' ')).join(' ')

interface EverydayName {
  words: readonly string[]
  source: number
}

const namesByKey: ReadonlyMap<string, readonly EverydayName[]> = Map.groupBy(
  [...everydayFoods].flatMap(([source, names]) => names.split(', ').map((name): EverydayName => ({ words: foodWords(name), source }))),
  ({ words }) => keyOf(words),
)

/** The number, in the library's source, of the food that an everyday word means. Stems find it; but peaches are no fish. */
export function everydaySource(name: string): number | undefined {
  // 'mela con' is the beginning of a longer name
  const allWords = nameWords(name)
  if (allWords.length > 1 && isLinkWord(allWords.at(-1) ?? '')) return undefined
  const words = foodWords(name)
  const named = namesByKey.get(keyOf(words))?.find(each => each.words.every((word, at) => isSameNoun(word, words[at] ?? '')))
  return named?.source
}

const italianLinks: ReadonlySet<string> = new Set('di d del dello della dei delle al allo all alla ai agli alle con in da sotto'.split(' '))

/** Words that introduce a purpose, which is no food: 'burro per lo stampo'. */
const purposes: ReadonlySet<string> = new Set(['per', 'for'])

/** Cuts the purpose off a name, unless the purpose belongs to the everyday word itself: 'riso per risotti'. */
export function everydayPart(words: readonly string[]): string | undefined {
  const purpose = words.findIndex(word => purposes.has(word))
  const name = words.join(' ')
  return purpose < 0 || everydaySource(name) !== undefined ? longestPart(words) : longestPart(words.slice(0, purpose))
}

/**
 * The longest part of a name that is an everyday word: the onion of a 'large yellow onion', the ground beef of 'lean ground beef'. Of equal
 * ones it is the last, as English puts it; where Italian joins two with a preposition, it begins before that: the yolk of 'tuorli di uova'.
 */
function longestPart(words: readonly string[]): string | undefined {
  const link = words.findIndex(word => italianLinks.has(word))
  for (let length = words.length; length > 0; length -= 1) {
    const parts = words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '))
    const isMeant = (part: string) => everydaySource(part) !== undefined
    const part = link < 0 ? parts.findLast(isMeant) : parts.slice(0, link).find(isMeant)
    if (part !== undefined) return part
  }
  return undefined
}
