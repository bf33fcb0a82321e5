import { nameWords, searchWords } from '@allenio/domain/search'

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Link words join the words of a name, and name nothing themselves. */
const links = wordSet(`
  a ad al all alla alle allo ai agli con d da dal dall dalla de dei del dell della delle dello degli di e ed i il in l la le lo gli o per
  su un uno una nel nella the of with and in a or for s
`)

export const isLinkWord = (word: string): boolean => links.has(word)

/** The words that name something; all words where none does. */
export const withoutLinks = (words: readonly string[]): string[] => {
  const named = words.filter(word => !links.has(word))
  return named.length > 0 ? named : [...words]
}

/** The words of a name that name something. */
export const foodWords = (name: string): string[] => withoutLinks(nameWords(name))

/** The words of a search that name something. */
export const foodSearchWords = (text: string): string[] => withoutLinks(searchWords(text))

/** After such a word comes an addition to the food, not the food itself: apples with skin are apples. */
export const addingWords = wordSet('con senza in sott sotto with without canned')

/** Words for a food as people buy it, raw or plain: the name means the same food without them. */
export const plainFoodWords = wordSet(`
  crudo cruda crudi crude fresco fresca freschi fresche naturale naturali intero intera interi intere secco secca secchi secche bianco
  bianca bianchi bianche comune comuni maturo matura maturi mature semplice semplici tipo media pronto pronta pronti pronte confezionato
  confezionata sgocciolato sgocciolata sgocciolati sgocciolate atlantico atlantica
  raw fresh plain whole dry ripe ready drained atlantic uncooked
`)

/** Each word names many foods, so the word alone does not mean any single food. */
export const kindWords = wordSet(`
  affettati affettato alimento barretta bevanda bevande carne carni cereale cereali condimento crema dessert dolce dolci formaggi formaggio
  frutta insaccati integratore latticini legumi merenda minestra pesce pesci piatto salsa salume salumi semi snack spezie succo torta
  verdura verdure zuppa
  cake cereal cereals cheese cream dessert drink fish food fruit juice meat sauce snack soup spread vegetable vegetables
`)

/** Dishes that each kitchen makes of other foods, so that none of the library is surely meant; without link words. */
export const variedDishes: ReadonlySet<string> = new Set(['pasta forno', 'pasta pomodoro'])

/** How far a word leads from the raw and plain food: what is kept, and what is cooked or made into something. */
const formWords: ReadonlyMap<string, number> = new Map(
  (
    [
      [
        1,
        `secc secch scatol semi seed seeds dehydrated surgelat essiccat disidratat liofilizzat sott sottolio
         sottacet salat affumicat marinat pelle grass fat selvatic
         wild canned frozen dried smoked salted unsalted magr light ridott scremat parzialment biologic grattugiat sodio sodium lattosio
         lactose arricchit enriched conservazion`,
      ],
      [
        2,
        `polver powder cott bollit fritt arrost brasat stufat saltat griglia impanat sciroppat candit zuccherat tostat salmistrat glassat
         ricopert farcit aromatizzat ripien gratinat soffritt rosolat istantane condensat evaporat concentrat diluit forno padella
         microonde spiedo vapore microond vapor griglie ristorante pizzeria fast fast-food casa cooked boiled stewed fried roasted baked
         grilled braised breaded sweetened toasted glazed stuffed instant condensed evaporated powder homemade microwaved broiled
         restaurant candied syrup`,
      ],
    ] as const
  ).flatMap(([weight, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map(word => [word, weight] as const),
  ),
)

/** The form weight of a word of a name; 0 where the word does not describe a form. */
export const formWeight = (word: string): number => formWords.get(word) ?? formWords.get(withoutVowel(word)) ?? 0

const withoutVowel = (word: string): string => (/[aeio]$/.test(word) ? word.slice(0, -1) : word)
