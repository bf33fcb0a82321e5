import { readFileSync } from 'node:fs'
import { listFoodOptions } from '@allenio/contract/aliments'
import { foodKeys, foodQuestion, foodRankFacts, idOfSource, isAnswer, rankFoods } from '@allenio/domain/aliments'
import { describe, expect, test } from 'vitest'
import { libraryRows } from '#platform/library'
import { testHouse } from '#testing'

// Each line has a text that people type in a kitchen, and the library food that Enter chooses for this text.

const { given, as } = await testHouse()

const meantFoods = `
pane | Pane italiano
pane comune | Pane italiano
pane integrale | Pane integrale
pane di segale | Pane di segale
pancarrè | Pane bianco in cassetta
fette biscottate | Fette biscottate
crackers | Cracker salati
cracker | Cracker salati
grissini | Grissini
gallette | Gallette di riso integrale al naturale
gallette di riso | Gallette di riso integrale al naturale
gallette di mais | Gallette di mais
cornetto | Cornetto (croissant) al burro
biscotti | Biscotti secchi tipo Marie
focaccia | Focaccia
pizza | Pizza margherita (pizzeria)
pasta | Pasta di semola secca
pasta di semola | Pasta di semola secca
pasta integrale | Pasta integrale secca
pasta all’uovo | Pasta fresca all'uovo, cruda
spaghetti | Pasta di semola secca
riso | Riso bianco a chicco lungo, crudo
riso basmati | Riso bianco a chicco lungo, crudo
riso integrale | Riso integrale a chicco lungo, crudo
farro | Farro spelta secco
orzo | Orzo perlato
quinoa | Quinoa secca
couscous | Couscous secco
bulgur | Bulgur secco
polenta | Farina di mais per polenta
farina | Farina di frumento bianca (tipo 00)
farina 00 | Farina di frumento bianca (tipo 00)
farina integrale | Farina integrale di frumento
farina d'avena | Farina d'avena
avena | Fiocchi d'avena
fiocchi d'avena | Fiocchi d'avena
fiocchi di avena | Fiocchi d'avena
corn flakes | Fiocchi di mais (corn flakes) arricchiti
muesli | Muesli con frutta, arricchito
pollo | Petto di pollo, senza pelle, crudo
petto di pollo | Petto di pollo, senza pelle, crudo
petto di pol | Petto di pollo, senza pelle, crudo
petto di pollo alla griglia | Petto di pollo, senza pelle, alla griglia
coscia di pollo | Coscia di pollo intera, senza pelle, cruda
tacchino | Petto di tacchino, senza pelle, crudo
fesa di tacchino | Petto di tacchino, senza pelle, crudo
manzo | Fesa di manzo, magra, cruda
vitello | Vitello magro, media dei tagli, crudo
maiale | Lonza di maiale, magra, cruda
agnello | Agnello magro, media dei tagli, crudo
coniglio | Coniglio, crudo
cavallo | Cavallo, crudo
carne macinata | Macinato di manzo (10% grassi), crudo
hamburger | Macinato di manzo (10% grassi), crudo
salsiccia | Salsiccia di suino, cruda
bresaola | Carne bovina essiccata (tipo bresaola)
prosciutto | Prosciutto cotto
prosciutto cotto | Prosciutto cotto
prosciutto crudo | Prosciutto stagionato magro (tipo country)
mortadella | Mortadella
salame | Salame italiano di suino
wurstel | Würstel di suino
pancetta | Pancetta fresca di maiale, cruda
tonno | Tonno al naturale, sgocciolato
tonno sott'olio | Tonno sott'olio, sgocciolato
tonno fresco | Tonno rosso, crudo
salmone | Salmone atlantico selvaggio, crudo
salmone affumicato | Salmone affumicato
merluzzo | Merluzzo atlantico, crudo
nasello | Nasello, crudo
branzino | Spigola (branzino), cruda
spigola | Spigola (branzino), cruda
sogliola | Sogliola e platessa, crude
platessa | Sogliola e platessa, crude
sgombro | Sgombro atlantico, crudo
alici | Acciughe (alici), crude
trota | Trota (varie specie), cruda
pesce spada | Pesce spada, crudo
gamberi | Gamberi, crudi
calamari | Calamari, crudi
seppia | Seppia, cruda
polpo | Polpo, crudo
cozze | Cozze, crude
vongole | Vongole, crude
uova | Uovo intero, crudo
uovo | Uovo intero, crudo
albume | Albume d'uovo, crudo
albumi | Albume d'uovo, crudo
tuorlo | Tuorlo d'uovo, crudo
uovo sodo | Uovo sodo
latte | Latte intero
latte scremato | Latte scremato
latte parzialmente scremato | Latte parzialmente scremato (2% grassi)
latte di soia | Bevanda di soia
latte di mandorla | Bevanda di mandorla non zuccherata
latte di capra | Latte di capra
latte di cocco | Latte di cocco
yogurt | Yogurt intero bianco
yogurt greco | Yogurt greco intero bianco
yogurt greco 0% | Yogurt greco 0% grassi bianco
yogurt magro | Yogurt magro bianco
ricotta | Ricotta vaccina
mozzarella | Mozzarella vaccina
parmigiano | Parmigiano, in pezzo
grana | Parmigiano, in pezzo
pecorino | Formaggio Romano (tipo pecorino)
fiocchi di latte | Fiocchi di latte
feta | Feta
gorgonzola | Formaggio erborinato (tipo gorgonzola)
emmental | Emmental (formaggio svizzero)
burro | Burro
olio | Olio di oliva
olio extravergine di oliva | Olio di oliva
olio di semi | Olio di girasole
mela | Mela con buccia
mele | Mela con buccia
pera | Pera
banana | Banana
banane | Banana
arancia | Arancia
kiwi | Kiwi
fragole | Fragole
pesca | Pesca
pesche | Pesca
albicocca | Albicocche
ciliegie | Ciliegie
uva | Uva
melone | Melone retato (cantalupo)
anguria | Anguria
ananas | Ananas
limone | Limone senza buccia
prugne | Prugne (susine)
fichi | Fichi
mirtilli | Mirtilli
avocado | Avocado
pomodori | Pomodori rossi maturi
pomodoro | Pomodori rossi maturi
pomodorini | Pomodori rossi maturi
zucchine | Zucchine crude
zucchina | Zucchine crude
zucch | Zucchine crude
melanzane | Melanzana cruda
peperoni | Peperone rosso crudo
carote | Carote crude
patate | Patate crude con buccia
patate dolci | Patate dolci crude
insalata | Lattuga romana
rucola | Rucola
spinaci | Spinaci crudi
bietole | Bietole crude
broccoli | Broccoli crudi
cavolfiore | Cavolfiore crudo
finocchi | Finocchio crudo
carciofo | Carciofi crudi
asparagi | Asparagi crudi
cetriolo | Cetriolo con buccia
cipolla | Cipolla cruda
aglio | Aglio crudo
funghi | Funghi champignon crudi
fagiolini | Fagiolini crudi
piselli | Piselli freschi crudi
ceci | Ceci secchi
ceci in scatola | Ceci in scatola, sgocciolati
lenticchie | Lenticchie secche
fagioli | Fagioli cannellini (great northern) secchi
borlotti | Fagioli borlotti secchi
tofu | Tofu al naturale
noci | Noci
mandorle | Mandorle
nocciole | Nocciole
anacardi | Anacardi
pistacchi | Pistacchi
arachidi | Arachidi crude
burro d'arachidi | Burro di arachidi, senza sale
semi di chia | Semi di chia
miele | Miele
zucchero | Zucchero bianco
marmellata | Marmellata (confettura) di frutta
cioccolato fondente | Cioccolato fondente (70-85% cacao)
gelato | Gelato alla vaniglia
caffè | Caffè espresso
tè | Tè nero
vino | Vino bianco
birra | Birra
acqua | Acqua del rubinetto
sugo di pomodoro | Sugo di pomodoro pronto (marinara)
passata di pomodoro | Passata di pomodoro
sale | Sale da cucina
proteine | Proteine del siero del latte in polvere
chicken breast | Petto di pollo, senza pelle, crudo
eggs | Uovo intero, crudo
rice | Riso bianco a chicco lungo, crudo
oats | Fiocchi d'avena
salmon | Salmone atlantico selvaggio, crudo
tuna | Tonno al naturale, sgocciolato
apple | Mela con buccia
peanut butter | Burro di arachidi, senza sale
`
  .trim()
  .split('\n')
  .map(line => line.split(' | ') as [string, string])

/** Enter takes no food for these: the library has none that is called so, or many. */
const notMeant = `
sugo di carne, farina di farro, orata, speck, cappuccino, ragù, mozzarella di bufala, latte d’avena, riso venere, skyr, kefir, seitan,
stracchino, piadina, taralli, gnocchi, carne, pesce, formaggio, crema, fiocchi, cereali, frutta, verdura, dolce, succo di frutta, torta,
salsa, mela annurca, petto di cappone, pasta al forno
`
  .trim()
  .split(/,\s+/)

const habits = { isOfClient: false, isOwn: false, isFavorite: false, isRecent: false }
const library = libraryRows(readFileSync(new URL('../../../library/foods.csv', import.meta.url), 'utf8')).map(row => {
  const names = { nameIt: row['name_it'] ?? '', nameEn: row['name_en'] ?? '' }
  return { ...names, id: idOfSource(row['id'] ?? ''), facts: foodRankFacts({ keys: foodKeys(names), ...habits }, 'it') }
})

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
    expect(rankFoods([boiled, ...library], foodQuestion('riso'))[0]?.nameIt).toBe('Riso bianco a chicco lungo, crudo')
    expect(rankFoods([boiled, ...library], foodQuestion('riso bollito'))[0]?.nameIt).toBe('Riso bollito')
  })
})
