import type { Language, Wording } from '@allenio/contract'
import { roundTo } from '../decimals.ts'
import { foodName } from '../food-name.ts'

interface Measured {
  name: Wording
  amount: number
}

/** The name of a measure behind its amount: "cucchiaio" of one and of a half, "cucchiai" of two and of one and a half. */
export function measureNoun({ name, amount }: Measured, language: Language): string {
  const text = foodName({ nameIt: name.it, nameEn: name.en }, language)
  // amounts are shown with two decimals
  if (roundTo(2, amount) <= 1) return text
  return pluralOfMeasure(text, name[language] === '' ? otherLanguage[language] : language)
}

const otherLanguage = { it: 'en', en: 'it' } as const satisfies Record<Language, Language>

/** The plural of a measure's name. One that begins with a word that is not known stays as it was typed. */
export function pluralOfMeasure(name: string, language: Language): string {
  const head = (name.split(/[,(/]/, 1)[0] ?? '').trimEnd()
  const words = head.split(' ')
  const plurals = language === 'it' ? italianPlurals(words) : englishPlurals(words)
  return plurals.join(' ') + name.slice(head.length)
}

/** The noun comes first, or after "mezza"; adjectives behind it follow it, and "da tavola" stays. */
function italianPlurals(words: readonly string[]): string[] {
  const nounAt = isHalf.test(words[0] ?? '') ? 1 : 0
  const noun = words[nounAt]
  if (noun === undefined || !italianNouns.has(noun.toLowerCase())) return [...words]
  const behind = words.slice(nounAt + 1)
  const end = behind.findIndex(word => !italianAdjectives.has(word.toLowerCase()))
  const adjectives = end < 0 ? behind.length : end
  return words.map((word, at) => (at <= nounAt + adjectives ? italianPlural(word) : word))
}

const isHalf = /^mezz[oa]$/i

/** Words such as "small" stand before the noun; "apricot half" has its noun at the end. */
function englishPlurals(words: readonly string[]): string[] {
  const first = words.findIndex(word => !englishModifiers.has(word.toLowerCase()))
  const nounAt = words[first + 1]?.toLowerCase() === 'half' ? first + 1 : first
  if (!englishNouns.has(words[nounAt]?.toLowerCase() ?? '')) return [...words]
  return words.map((word, at) => (at === nounAt ? englishPlural(word) : word))
}

const italianIrregular: ReadonlyMap<string, string> = new Map([
  ['uovo', 'uova'],
  ['ala', 'ali'],
  ['asparago', 'asparagi'],
  ['dito', 'dita'],
  ['paio', 'paia'],
])

function italianPlural(word: string): string {
  const irregular = italianIrregular.get(word.toLowerCase())
  if (irregular !== undefined) return withCaseOf(word, irregular)
  const rule = italianRules.find(([ending]) => ending.test(word))
  return rule ? word.replace(rule[0], rule[1]) : word
}

/** The sound of c and g stays, and the i only where the a or o is no part of it: arancia, ciliegia, fungo, spicchio. */
const italianRules: readonly (readonly [RegExp, string])[] = [
  [/(?<=[^aeiou][cg])ia$/i, 'e'],
  [/(?<=[cg])a$/i, 'he'],
  [/(?<=[cg])o$/i, 'hi'],
  [/io$/i, 'i'],
  [/a$/i, 'e'],
  [/[oe]$/i, 'i'],
]

const englishIrregular: ReadonlyMap<string, string> = new Map([
  ['leaf', 'leaves'],
  ['half', 'halves'],
  ['loaf', 'loaves'],
  ['potato', 'potatoes'],
  ['tomato', 'tomatoes'],
  ['mango', 'mangoes'],
])

function englishPlural(word: string): string {
  const irregular = englishIrregular.get(word.toLowerCase())
  if (irregular !== undefined) return withCaseOf(word, irregular)
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`
}

const withCaseOf = (word: string, plural: string): string =>
  word.charAt(0) === word.charAt(0).toLowerCase() ? plural : plural.charAt(0).toUpperCase() + plural.slice(1)

const wordsOf = (list: string): readonly string[] => list.trim().split(/\s+/)

/** The names of things that measures of foods begin with; words that have one form, as würstel and muffin, need no place here. */
export const measureNouns = {
  it: wordsOf(`
    acciuga acino ala albicocca albume anatra anello anguria anona arachide aragosta arancia asparago astice baccello banana barattolo
    barbabietola barretta bastoncino bicchiere bicchierino biscotto bistecca bocconcino bombolone bottiglia braciola buccia busta
    bustina caco calice carambola caramella carciofo carota cartoccio castagna cavoletto cavolfiore cavolo cespo cetriolino cetriolo
    chicco cialda ciambella ciliegia cima cimetta cioccolatino ciotola cipolla cipollotto ciuffo clementina cocomero confetto
    confezione cono coppa coppetta cornetto coscia costa costina costoletta cotoletta cozza crocchetta crosta cubetto cubo cucchiaino
    cucchiaio cuore dado dattero dischetto disco dito dorso dose fagiano faraona fava fegatino fegato fetta fettina fico fila filetto
    filone finocchio fiocco fiore focaccina foglia foglio forma formina fragola frittella frutto fungo fuso galletta galletto gambero
    gambo germoglio ghiacciolo girella goccia goccio granchio grappolo grissino guscio involtino lampone lastrina lattina limone
    listarella manciata mandarino mandorla mazzetto mazzo medaglione mela melagrana melanzana melone merendina mestolo mirtillo misura
    misurino monoporzione mozzarella mozzarellina nespola nettarina nocciola noce oca oliva orecchio ossobuco ostrica paio pala palla
    pallina panetto panino pannocchia pannocchietta pasta pasticcino pastiglia pastinaca patata pelle peperoncino peperone pera pesca
    pesce petto pezzettino pezzetto pezzo piantina piattino piatto piccione pistacchio pizza pizzetta pizzico platano pollo polpetta
    polpettina pomodorino pomodoro pompelmo porro porzione pralina presa prugna pugno punta quadratino quadretto quadrotto quaglia
    radice rametto ramo rapa ravanello ricciolo rondella rosetta rotolino rotolo sacchetto salsiccia salsiccina sardina savoiardo
    scatola scatoletta scodella sfoglia sovracoscia spicchio spruzzo stecca striscia succo susina tacchino tarallo tartina tartufo
    tavoletta tazza tazzina terrina tocchetto tocco torta tortina trancio treccia tubetto tuorlo uovo vaschetta vasetto ventriglio
    vongola zampa zolletta zucca zucchina
  `),
  en: wordsOf(`
    almond anchovy apple apricot artichoke avocado bag bagel ball banana bar bean beet berry bird biscuit block bottle bowl box breast
    brownie bulb bunch burger burrito cake can carrot cherry chestnut chicken chip chop clove cone container cookie crab cracker crepe
    croissant croquette cube cucumber cup cupcake cutlet dash date donut doughnut drop drumstick duck ear eclair egg eggplant enchilada
    envelope fig fillet finger floret flower floweret frankfurter fruit gherkin glass grape gumdrop half hamburger handful head heart
    jar jigger kernel ladle leaf leek leg lemon lime link loaf lobster mango meatball melon muffin mug mushroom nectarine nut olive
    omelet omelette onion orange oyster pack packet pad pancake parsnip pastry pat patty peach peanut pear pepper pickle pie piece
    pinch pistachio pita pizza plant plate plum pod portion pot potato pouch prawn prune puff quail radish ring roll root rusk sachet
    sandwich sardine sausage scoop segment serving shank sheet shell shoot skewer slice spear spoon spoonful sprig sprout square squash
    squeeze stalk steak stick strawberry strip tablespoon taco tangerine teacup teaspoon thigh tin tomato tortilla tub turnip twist
    unit wafer waffle walnut wedge wing wrap wrapper
  `),
} as const satisfies Record<Language, readonly string[]>

const italianNouns: ReadonlySet<string> = new Set(measureNouns.it)
const englishNouns: ReadonlySet<string> = new Set(measureNouns.en)

const italianAdjectives: ReadonlySet<string> = new Set(
  wordsOf(`
    abbondante colma colmo cotta cotto cruda crudo doppia doppio grande grossa grosso intera intero media medio normale piatta piatto
    piccola piccolo piena pieno rasa raso secca secco semplice singola singolo sottile spessa spesso
  `),
)

const englishModifiers: ReadonlySet<string> = new Set(
  wordsOf(`
    baby breakfast cocktail espresso extra full generous heaped heaping individual jumbo large level medium mini miniature raw regular
    rounded single small standard thick thin whole
  `),
)
