import { readFileSync } from 'node:fs'
import { listFoodOptions } from '@allenio/contract/aliments'
import {
  foodKeys,
  foodQuestion,
  foodRankFacts,
  idOfSource,
  isAnswer,
  isListedFood,
  isOfLaterFoodTable,
  rankFoods,
} from '@allenio/domain/aliments'
import { describe, expect, test } from 'vitest'
import { libraryRows } from '#platform/library'
import { testHouse } from '#testing'

// Each line has a text that people type in a kitchen, and the library food that Enter chooses for this text.

const { given, as } = await testHouse()

const meantFoods = `
pane | Pane bianco
pane comune | Pane bianco
pane integrale | Pane integrale
pane di segale | Pane di segale a lievitazione acida
pancarrè | Pan carré bianco
fette biscottate | Fette biscottate
crackers | Cracker da tavola
cracker | Cracker da tavola
grissini | Grissini
gallette | Gallette di riso integrale
gallette di riso | Gallette di riso integrale
gallette di mais | Gallette di mais
cornetto | Cornetto al burro (croissant)
biscotti | Biscotti secchi (petit beurre)
focaccia | Focaccia
pizza | Pizza margherita
pasta | Pasta di semola, secca
pasta di semola | Pasta di semola, secca
pasta integrale | Pasta integrale, secca
pasta all’uovo | Pasta fresca all'uovo, cruda
spaghetti | Pasta di semola, secca
riso | Riso bianco, crudo
riso basmati | Riso basmati o thai, crudo
riso integrale | Riso integrale, crudo
farro | Farro spelta, crudo
orzo | Orzo perlato, crudo
quinoa | Quinoa, cruda
couscous | Cous cous, secco
bulgur | Bulgur, crudo
polenta | Farina di mais per polenta, secca
farina | Farina di frumento bianca (tipo 400, simile alla 00)
farina 00 | Farina di frumento bianca (tipo 400, simile alla 00)
farina integrale | Farina di frumento integrale (tipo 1700)
farina d'avena | Farina d'avena
avena | Fiocchi d'avena
fiocchi d'avena | Fiocchi d'avena
fiocchi di avena | Fiocchi d'avena
corn flakes | Corn flakes
muesli | Muesli con frutta e noci, senza zuccheri aggiunti
pollo | Petto di pollo senza pelle, crudo
petto di pollo | Petto di pollo senza pelle, crudo
petto di pol | Petto di pollo senza pelle, crudo
petto di pollo alla griglia | Petto di pollo, senza pelle, alla griglia
coscia di pollo | Coscia di pollo senza pelle, cruda
tacchino | Petto di tacchino, crudo
fesa di tacchino | Petto di tacchino, crudo
manzo | Manzo (media dei tagli), crudo
vitello | Vitello (media dei tagli), crudo
maiale | Lonza di maiale, cruda
agnello | Agnello (media dei tagli), crudo
coniglio | Coniglio, crudo
cavallo | Cavallo, crudo
carne macinata | Macinato di manzo, 10% di grassi, crudo
hamburger | Macinato di manzo, 10% di grassi, crudo
salsiccia | Salsiccia di maiale, cruda
bresaola | Bresaola
prosciutto | Prosciutto cotto
prosciutto cotto | Prosciutto cotto
prosciutto crudo | Prosciutto crudo
mortadella | Mortadella
salame | Salame
wurstel | Würstel di suino (tipo Francoforte)
pancetta | Pancetta dolce a cubetti, cruda
tonno | Tonno al naturale, sgocciolato
tonno sott'olio | Tonno sott'olio, sgocciolato
tonno fresco | Tonno, crudo
salmone | Salmone selvatico, crudo
salmone affumicato | Salmone affumicato
merluzzo | Merluzzo, crudo
nasello | Nasello, crudo
branzino | Spigola (branzino), allevata, cruda
spigola | Spigola (branzino), allevata, cruda
sogliola | Sogliola, cruda
platessa | Platessa, cruda
sgombro | Sgombro, crudo
alici | Acciughe (alici), crude
trota | Trota, allevata, cruda
pesce spada | Pesce spada, crudo
gamberi | Gamberi, crudi
calamari | Calamari, crudi
seppia | Seppie, crude
polpo | Polpo, crudo
cozze | Cozze, crude
vongole | Vongole, crude
uova | Uovo intero, crudo
uovo | Uovo intero, crudo
albume | Albume d'uovo, crudo
albumi | Albume d'uovo, crudo
tuorlo | Tuorlo d'uovo, crudo
uovo sodo | Uovo sodo
latte | Latte intero fresco, pastorizzato
latte scremato | Latte scremato, UHT
latte parzialmente scremato | Latte parzialmente scremato (1,5% di grassi), UHT
latte di soia | Bevanda di soia
latte di mandorla | Bevanda di mandorla
latte di capra | Latte di capra
latte di cocco | Latte di cocco
yogurt | Yogurt bianco intero
yogurt greco | Yogurt greco intero bianco
yogurt greco 0% | Yogurt greco 0% grassi bianco
yogurt magro | Yogurt bianco magro
ricotta | Ricotta vaccina
mozzarella | Mozzarella vaccina
parmigiano | Parmigiano Reggiano
grana | Grana Padano
pecorino | Pecorino stagionato
fiocchi di latte | Fiocchi di latte
feta | Feta (di pecora e capra)
gorgonzola | Gorgonzola
emmental | Emmental
burro | Burro
olio | Olio extravergine di oliva
olio extravergine di oliva | Olio extravergine di oliva
olio di semi | Olio di girasole
mela | Mela
mele | Mela
pera | Pera
banana | Banana
banane | Banana
arancia | Arancia
kiwi | Kiwi
fragole | Fragole
pesca | Pesca gialla
pesche | Pesca gialla
albicocca | Albicocche
ciliegie | Ciliegie
uva | Uva bianca
melone | Melone
anguria | Anguria
ananas | Ananas
limone | Limone
prugne | Prugne (susine)
fichi | Fichi
mirtilli | Mirtilli
avocado | Avocado
pomodori | Pomodori, crudi
pomodoro | Pomodori, crudi
pomodorini | Pomodorini ciliegini, crudi
zucchine | Zucchine, crude
zucchina | Zucchine, crude
zucch | Zucchero bianco
melanzane | Melanzane, crude
peperoni | Peperone rosso, crudo
carote | Carote, crude
patate | Patate pelate, crude
patate dolci | Patata dolce, cruda
insalata | Lattuga romana, cruda
rucola | Rucola, cruda
spinaci | Spinaci, crudi
bietole | Bietole, crude
broccoli | Broccoli, crudi
cavolfiore | Cavolfiore, crudo
finocchi | Finocchi, crudi
carciofo | Carciofi, crudi
asparagi | Asparagi, crudi
cetriolo | Cetriolo, crudo
cipolla | Cipolla, cruda
aglio | Aglio, crudo
funghi | Champignon, crudi
fagiolini | Fagiolini, crudi
piselli | Piselli freschi, crudi
ceci | Ceci, secchi
ceci in scatola | Ceci in scatola, sgocciolati
lenticchie | Lenticchie, secche
fagioli | Fagioli bianchi, secchi
borlotti | Fagioli borlotti secchi
tofu | Tofu compatto
noci | Noci
mandorle | Mandorle
nocciole | Nocciole
anacardi | Anacardi
pistacchi | Pistacchi
arachidi | Arachidi
burro d'arachidi | Burro di arachidi
semi di chia | Semi di chia
miele | Miele
zucchero | Zucchero bianco
marmellata | Confettura o marmellata (media)
cioccolato fondente | Cioccolato fondente
gelato | Gelato alla crema aromatizzato
caffè | Caffè espresso, senza zucchero
tè | Tè, senza zucchero
vino | Vino bianco, 11% vol
birra | Birra chiara (lager)
acqua | Acqua potabile
sugo di pomodoro | Sugo di pomodoro
passata di pomodoro | Passata di pomodoro
sale | Sale da cucina
proteine | Proteine del siero del latte in polvere
chicken breast | Petto di pollo senza pelle, crudo
eggs | Uovo intero, crudo
rice | Riso bianco, crudo
oats | Fiocchi d'avena
salmon | Salmone selvatico, crudo
tuna | Tonno al naturale, sgocciolato
apple | Mela
peanut butter | Burro di arachidi
sugo di carne | Ragù alla bolognese
farina di farro | Farina di farro spelta, bianca
orata | Orata, allevata, cruda
speck | Prosciutto crudo affumicato (tipo speck)
cappuccino | Cappuccino, senza zucchero
ragù | Ragù alla bolognese
mozzarella di bufala | Mozzarella di bufala
latte d’avena | Bevanda di avena
skyr | Specialità lattiera bianca ricca di proteine
kefir | Kefir di latte
seitan | Seitan
gnocchi | Gnocchi di patate, crudi
`
  .trim()
  .split('\n')
  .map(line => line.split(' | ') as [string, string])

/** Enter takes no food for these: the library has none that is called so, or many. */
const notMeant = `
riso venere, stracchino, piadina, taralli, carne, pesce, formaggio, crema, fiocchi, cereali, frutta, verdura, dolce, succo di
frutta, torta, salsa, mela annurca, petto di cappone, pasta al forno, pasta al pomodoro
`
  .trim()
  .split(/,\s+/)

const habits = { isOfClient: false, isOwn: false, isFavorite: false, isRecent: false }
const rowsOf = (file: string) => libraryRows(readFileSync(new URL(`../../../../library/${file}`, import.meta.url), 'utf8'))
const americanRows = rowsOf('foods.csv')
const americanNames = new Map(americanRows.map(row => [row['id'], row['name_it']] as const))
const europeanRows = rowsOf('foods-europe.csv')
const twins = new Map(europeanRows.map(row => [row['replaces'], Number(row['id'])] as const))

/** The foods that a business finds from the start. Of two that rank alike, the first by name is found first. */
const library = [...americanRows, ...europeanRows].flatMap(row => {
  const id = row['id'] ?? ''
  const place = { sourceId: Number(id), twin: row['replaces'] ? Number(row['replaces']) : (twins.get(id) ?? null) }
  if (!isListedFood(place, 'Europe first')) return []
  const names = { nameIt: row['name_it'] ?? '', nameEn: row['name_en'] ?? '' }
  const isOfLaterTable = isOfLaterFoodTable(place, 'Europe first')
  const twinName = row['replaces'] ? americanNames.get(row['replaces']) : undefined
  const synonyms = [...(row['synonyms_it'] ?? '').split('|'), ...(twinName === row['name_it'] ? [] : [twinName ?? ''])].filter(Boolean)
  const facts = foodRankFacts({ keys: foodKeys(names), ...habits, isOfLaterTable, synonyms }, 'it')
  return [{ ...names, id: idOfSource(id), facts }]
})
library.sort((one, other) => (foodKeys(one).it < foodKeys(other).it ? -1 : 1))

describe('a kitchen word', () => {
  test.each(meantFoods)('%s means %s, and Enter takes it', (word, name) => {
    const question = foodQuestion(word)
    const [first] = rankFoods(library, question)
    expect([first?.nameIt, first && isAnswer(first, question)]).toEqual([name, true])
  })

  test.each(notMeant)('%s means none, and Enter takes none', word => {
    const question = foodQuestion(word)
    const [first] = rankFoods(library, question)
    expect(first !== undefined && isAnswer(first, question) ? first.nameIt : undefined).toBeUndefined()
  })

  test('finds its food first on the server, too', async () => {
    const { nutritionist } = await given.team()
    const firstNames: (string | undefined)[] = []
    for (const [word] of meantFoods) {
      const { options } = await as(nutritionist).call(listFoodOptions, { search: word })
      firstNames.push(options[0]?.name)
    }
    expect(firstNames).toEqual(meantFoods.map(([, name]) => name))
  })
})

describe('what a business uses', () => {
  const foodOf = (nameIt: string, more: Partial<Parameters<typeof foodRankFacts>[0]> = {}) => ({
    id: nameIt,
    nameIt,
    facts: foodRankFacts({ keys: foodKeys({ nameIt, nameEn: '' }), ...habits, ...more }, 'it'),
  })
  test.each([
    ['skyr', foodOf('Skyr bianco', { isOwn: true, brand: 'Malga Fiorita' }), true],
    ['malga fiorita', foodOf('Skyr bianco', { isOwn: true, brand: 'Malga Fiorita' }), true],
    ['8001234567897', foodOf('Skyr bianco', { isOwn: true, barcode: '8001234567897' }), true],
    ['mela', foodOf('Mela Fuji con buccia', { isRecent: true }), false],
    ['annurca', foodOf('Mela annurca', { isOwn: true }), false],
    ['pesce', foodOf('Pesce spada, crudo', { isRecent: true }), true],
  ])('%s: %o is taken: %j', (word, food, isTaken) => {
    const question = foodQuestion(word)
    const [first] = rankFoods([...library, food], question)
    expect(first !== undefined && first.id === food.id && isAnswer(first, question)).toBe(isTaken)
  })

  test('is behind a plainer form of the same food', () => {
    const boiled = foodOf('Riso bollito', { isOwn: true, isRecent: true, isOfClient: true })
    expect(rankFoods([boiled, ...library], foodQuestion('riso'))[0]?.nameIt).toBe('Riso bianco, crudo')
    expect(rankFoods([boiled, ...library], foodQuestion('riso bollito'))[0]?.nameIt).toBe('Riso bollito')
  })
})
