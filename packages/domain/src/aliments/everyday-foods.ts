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
  [18033, 'pane, bread'],
  [18079, 'pangrattato, pan grattato, breadcrumbs'],
  [1211, 'latte, milk'],
  [1174, 'latte parzialmente scremato, semi-skimmed milk'],
  [1116, 'yogurt, yogurt bianco, plain yogurt'],
  [1293, 'yogurt greco, greek yogurt'],
  [1053, 'panna, panna fresca, panna da montare, cream, whipping cream, heavy cream'],
  [1036, 'ricotta'],
  [1026, 'mozzarella'],
  [1009, 'cheddar'],
  [1033, 'parmigiano, parmigiano reggiano, grana, grana padano, parmesan'],
  [1038, 'pecorino'],
  [1019, 'feta'],
  [1017, 'formaggio spalmabile, cream cheese'],
  [5062, 'pollo, petto di pollo, chicken, chicken breast'],
  [5219, 'tacchino, petto di tacchino, fesa di tacchino, turkey breast'],
  [23562, 'carne macinata, macinato, macinato di manzo, ground beef, minced beef, mince'],
  [23357, 'manzo, fettine di manzo, beef'],
  [10024, 'maiale, lonza, pork'],
  [7029, 'prosciutto, prosciutto cotto, ham'],
  [10141, 'prosciutto crudo, prosciutto di Parma, prosciutto San Daniele, Parma ham, dry-cured ham'],
  [10005, 'pancetta'],
  [10123, 'bacon'],
  [7036, 'salsiccia, sausage'],
  [15015, 'merluzzo, cod'],
  [15076, 'salmone, salmon'],
  [15121, 'tonno, tonno in scatola, tuna, canned tuna'],
  [15270, 'gamberi, gamberetti, prawns, shrimp'],
  [15002, 'acciughe, alici, anchovies'],
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
  [11251, 'lattuga, insalata, lettuce'],
  [11959, 'rucola, rocket, arugula'],
  [11260, 'funghi, champignon, mushrooms'],
  [11304, 'piselli, peas'],
  [11052, 'fagiolini, green beans'],
  [16358, 'ceci, chickpeas'],
  [16069, 'lenticchie, lentils'],
  [16024, 'cannellini, fagioli, fagioli cannellini'],
  [16019, 'borlotti, fagioli borlotti'],
  [16427, 'tofu'],
  [9150, 'limone, lemon'],
  [9152, 'succo di limone, lemon juice'],
  [9200, 'arancia, orange'],
  [9003, 'mela, apple'],
  [9252, 'pera, pear'],
  [9040, 'banana'],
  [9050, 'mirtilli, blueberries'],
  [9316, 'fragole, strawberries'],
  [9037, 'avocado'],
  [9298, 'uvetta, uva passa, raisins'],
  [12061, 'mandorle, almonds'],
  [12155, 'noci, walnuts'],
  [12120, 'nocciole, hazelnuts'],
  [16398, 'burro di arachidi, crema di arachidi, peanut butter'],
  [19904, 'cioccolato, cioccolato fondente, dark chocolate, chocolate'],
  [19165, 'cacao, cacao amaro, cocoa, cocoa powder'],
  [18375, 'lievito di birra, yeast'],
  [18369, 'lievito, lievito per dolci, lievito in polvere, baking powder'],
  [18372, 'bicarbonato, baking soda'],
  [14411, 'acqua, water'],
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

const keyOf = (name: string): string => wordStems(name).join(' ')

const sourcesByKey: ReadonlyMap<string, number> = new Map(
  [...everydayFoods].flatMap(([source, names]) => names.split(', ').map(name => [keyOf(name), source] as const)),
)

/** The number, in the library's source, of the food that an everyday word means. */
export const everydaySource = (name: string): number | undefined => sourcesByKey.get(keyOf(name))

const italianLinks: ReadonlySet<string> = new Set('di d del dello della dei delle al allo all alla ai agli alle con in da sotto'.split(' '))

/** These lead to a purpose, which is no food: 'burro per lo stampo'. */
const purposes: ReadonlySet<string> = new Set(['per', 'for'])

/** Without its purpose, unless that belongs to the everyday word itself: 'riso per risotti'. */
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
