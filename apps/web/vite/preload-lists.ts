import type { Plugin, Rolldown } from 'vite'
import { nameStylesAsScripts } from './style-names.ts'

const nameLength = 7
const longestGap = 50
const firstSign = 40

/**
 * Writes the lists of what each lazy file needs besides in few bytes. The file of the screens inside holds a hundred of them, with the
 * names of five hundred files: as Vite writes them, they are most of it. A script and its style have one name, so that
 * it stands there once.
 */
export function preloadLists(): Plugin {
  return {
    name: 'allenio:preload-lists',
    apply: 'build',
    config: () => ({ build: { modulePreload: { polyfill: false } } }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        nameStylesAsScripts(bundle, this)
        const ranks = ranksOf(Object.values(bundle).filter(file => file.type === 'chunk'))
        const byRank = (one: string, other: string) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0)
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withShortLists(file.code, byRank)
      },
    },
  }
}

interface Chunk extends Pick<Rolldown.OutputChunk, 'fileName' | 'imports'> {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/**
 * The files in one order for all lists, each after those that it imports: a style may change what a style of an imported part says, and
 * lists in one order compress better. Vite's own order leaves out the file that holds the list, so it differs from list to list.
 */
export function ranksOf(chunks: readonly Chunk[]): Map<string, number> {
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const ranks = new Map<string, number>()
  const visited = new Set<string>()
  const visit = (name: string): void => {
    const chunk = byName.get(name)
    if (!chunk || visited.has(name)) return
    visited.add(name)
    for (const imported of chunk.imports) visit(imported)
    for (const file of [...(chunk.viteMetadata?.importedCss ?? []), name]) ranks.set(file, ranks.size)
  }
  for (const name of [...byName.keys()].toSorted()) visit(name)
  return ranks
}

const mapDeps = /const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=\[([^\]]*)\]\)\)\)=>i\.map\(i=>d\[i\]\);/
const lists = /__vite__mapDeps\(\[([\d,]*)\]\)/g

type Compare = (one: string, other: string) => number

/**
 * Shortens the lists in a chunk's code. The styles come first, in their order, each with the script of its name if every list has both or
 * neither, then the other scripts, so that few names need their ending.
 */
export function withShortLists(code: string, byRank: Compare): string {
  const found = mapDeps.exec(code)
  if (!found) {
    if (code.includes('__vite__mapDeps')) throw new Error('Vite writes its lists of files in another way than before')
    return code
  }
  const files = (found[1] ?? '').split(',').map(file => file.slice(1, -1))
  const listed = [...code.matchAll(lists)].map(
    ([, indexes = '']) => new Set((indexes.match(/\d+/g) ?? []).map(index => files[Number(index)])),
  )
  const isPaired = (style: string): boolean => {
    const script = scriptOf(style)
    return files.includes(script) && listed.every(list => list.has(script) === list.has(style))
  }
  const styles = files.filter(file => !isScript(file)).toSorted(byRank)
  const paired = new Set(styles.filter(isPaired).map(scriptOf))
  const ordered = [...styles, ...files.filter(file => isScript(file) && !paired.has(file)).toSorted(byRank)]
  const places = new Map(ordered.map((file, place) => [file, place]))
  const placesOf = (index: string): readonly number[] => {
    const file = files[Number(index)] ?? ''
    return paired.has(file) ? [] : [places.get(file) ?? 0]
  }
  const list = (_all: string, indexes: string) => `__vite__mapDeps("${shortList((indexes.match(/\d+/g) ?? []).flatMap(placesOf))}")`
  const names = ordered.map(nameOf).join('')
  const alone = styles.flatMap((style, place) => (paired.has(scriptOf(style)) ? [] : [place]))
  return code.replace(lists, list).replace(mapDeps, () => reader(names, styles.length, alone))
}

const scriptOf = (style: string): string => style.replace(/\.css$/, '.js')
const isScript = (file: string): boolean => file.endsWith('.js')

function nameOf(file: string): string {
  const [, name] = /^assets\/([\w-]+)\.(?:js|css)$/.exec(file) ?? []
  if (name?.length !== nameLength) throw new Error(`${file} is not named as the others are`)
  return name
}

/** Each place as the gap after the one before it: a sign from '(' on, before it a Z for each fifty. */
function shortList(places: readonly number[]): string {
  let last = -1
  return places
    .toSorted((one, other) => one - other)
    .map(place => {
      const gap = place - last - 1
      last = place
      return 'Z'.repeat(gap / longestGap) + String.fromCharCode(firstSign + (gap % longestGap))
    })
    .join('')
}

const reader = (names: string, styles: number, alone: readonly number[]): string =>
  `const __vite__mapDeps=(l,m=__vite__mapDeps,d=m.f||=${JSON.stringify(names)}.match(/.{${nameLength}}/g)` +
  `.map((n,i)=>(n="assets/"+n,i<${styles}?${JSON.stringify(alone)}.includes(i)?[n+".css"]:[n+".js",n+".css"]:[n+".js"])))=>` +
  `{let r=[],a=0,n;for(let c of l)n=c.charCodeAt(0)-${firstSign},a+=n,n<${longestGap}&&r.push(...d[a++]);return r};`
