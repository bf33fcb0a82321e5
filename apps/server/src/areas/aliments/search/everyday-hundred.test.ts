import { listFoodOptions } from '@allenio/contract/aliments'
import { expect, test } from 'vitest'
import { testHouse } from '#testing'

// A hundred everyday foods of a dietitian, as they are typed, and the food that the search has to show first: bread, pasta, fish, cheeses,
// cured meats, sweets and drinks. The library has nothing for those with a dash.

const { given, as } = await testHouse()

const everydayFoods = `
pane | Pane bianco
pane casereccio | Pane casereccio (contadino)
pane integrale | Pane integrale
pane di segale | Pane di segale a lievitazione acida
pane ai cereali | Pane ai cereali e semi
pane di semola | Pane bianco
rosetta | Panino bianco (michetta)
ciabatta | Pane bianco
baguette | Baguette (pane francese)
pancarrè | Pan carré bianco
pane azzimo | Pane azzimo
pane arabo | Pane pita
focaccia | Focaccia
crackers | Cracker da tavola
grissini | Grissini
fette biscottate | Fette biscottate
fette biscottate integrali | Fette biscottate integrali
crostini | Crostini di pane confezionati
gallette di riso | Gallette di riso integrale
taralli | –
pasta | Pasta di semola, secca
spaghetti | Pasta di semola, secca
pasta integrale | Pasta integrale, secca
pastina | Pasta di semola, secca
pasta all'uovo | Pasta fresca all'uovo, cruda
pasta di lenticchie | Pasta di lenticchie rosse, cotta senza sale
pasta senza glutine | Pasta senza glutine, secca
tortellini | Pasta fresca ripiena di carne, cruda
ravioli | Pasta fresca ripiena di ricotta e spinaci, cruda
gnocchi | Gnocchi di patate, crudi
lasagne | Lasagne alla bolognese (di carne)
riso basmati | Riso basmati o thai, crudo
farro | Farro spelta, crudo
polenta | Farina di mais per polenta, secca
couscous | Cous cous, secco
merluzzo | Merluzzo, crudo
baccalà | Baccalà, secco
branzino | Spigola (branzino), allevata, cruda
orata | Orata, allevata, cruda
sogliola | Sogliola, cruda
pesce spada | Pesce spada, crudo
salmone | Salmone selvatico, crudo
salmone affumicato | Salmone affumicato
tonno sott'olio | Tonno sott'olio, sgocciolato
tonno al naturale | Tonno al naturale, sgocciolato
sgombro in scatola | Filetti di sgombro al naturale, sgocciolati
sardine | Sardine, crude
alici | Acciughe (alici), crude
calamari | Calamari, crudi
gamberoni | Gamberi, crudi
cozze | Cozze, crude
bastoncini di pesce | Bastoncini di pesce impanati, surgelati
mozzarella | Mozzarella vaccina
mozzarella di bufala | Mozzarella di bufala
mozzarella light | Mozzarella parzialmente scremata
burrata | Burrata
ricotta | Ricotta vaccina
crescenza | –
scamorza | –
parmigiano | Parmigiano Reggiano
grana | Grana Padano
pecorino romano | Pecorino stagionato
provolone | Provolone
asiago | Asiago
fontina | Fontina
gorgonzola | Gorgonzola
feta | Feta (di pecora e capra)
caprino | Caprino fresco (in rotolino)
philadelphia | Formaggio fresco spalmabile (doppia panna)
fiocchi di latte | Fiocchi di latte
prosciutto crudo | Prosciutto crudo
prosciutto cotto | Prosciutto cotto
bresaola | Bresaola
speck | Prosciutto crudo affumicato (tipo speck)
mortadella | Mortadella
salame | Salame
coppa | Coppa stagionata
pancetta affumicata | Pancetta affumicata da cuocere
fesa di tacchino arrosto | Petto di tacchino arrosto a fette
wurstel di pollo | Würstel di pollo o tacchino
biscotti secchi | Biscotti secchi (petit beurre)
frollini | Frollini al burro
cornetto | Cornetto al burro (croissant)
crostata di marmellata | Crostata alla marmellata di lamponi (torta di Linz)
torta di mele | Torta di mele
panettone | Panettone
colomba | –
tiramisù | Tiramisù
budino al cioccolato | Budino al cioccolato
gelato | Gelato alla crema aromatizzato
cioccolato al latte | Cioccolato al latte
nutella | Crema spalmabile alle nocciole e cacao
miele | Miele
acqua frizzante | Acqua potabile
caffè | Caffè espresso, senza zucchero
cappuccino | Cappuccino, senza zucchero
succo ace | Nettare multifrutta
coca cola zero | Cola con dolcificanti
tè freddo | Tè freddo zuccherato
vino rosso | Vino rosso, 12% vol
`
  .trim()
  .split('\n')
  .map(line => line.split(' | ') as [string, string])

test('the search finds the right one of a hundred everyday foods first, at least 95 times', async () => {
  const { nutritionist } = await given.team()
  const misses: string[] = []
  for (const [text, name] of everydayFoods) {
    const { options } = await as(nutritionist).call(listFoodOptions, { search: text })
    if (options[0]?.name !== name) misses.push(text)
  }
  expect(everydayFoods).toHaveLength(100)
  expect(misses).toEqual(['taralli', 'crescenza', 'scamorza', 'colomba'])
  expect(everydayFoods.length - misses.length).toBeGreaterThanOrEqual(95)
})
