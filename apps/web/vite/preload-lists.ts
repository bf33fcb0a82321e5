import type { Plugin } from 'vite'
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
  const ranks = new Map<string, number>()
  const rankOf = (name: string): number => {
    const rank = ranks.get(name) ?? ranks.size
    ranks.set(name, rank)
    return rank
  }
  const byRank = (one: string, other: string) => rankOf(one) - rankOf(other)
  return {
    name: 'allenio:preload-lists',
    apply: 'build',
    config: () => ({
      build: {
        // lists in one order compress better, and styles keep their order whichever list they come with
        modulePreload: { polyfill: false, resolveDependencies: (_file, names) => names.toSorted(byRank) },
      },
    }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [old, name] of nameStylesAsScripts(bundle, this)) ranks.set(name, rankOf(old))
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withShortLists(file.code, byRank)
      },
    },
  }
}

const mapDeps = /const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=\[([^\]]*)\]\)\)\)=>i\.map\(i=>d\[i\]\);/
const lists = /__vite__mapDeps\(\[([\d,]*)\]\)/g

type Compare = (one: string, other: string) => number

/**
 * Of a chunk's code. Scripts with a style of their name stand first, in the order of their styles, then the other scripts and the other
 * styles, so that no name needs its ending.
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
  const styleOf = (file: string): string => file.replace(/\.js$/, '.css')
  const pairs = files
    .filter(file => isScript(file) && files.includes(styleOf(file)) && listed.every(list => list.has(file) === list.has(styleOf(file))))
    .toSorted((one, other) => byRank(styleOf(one), styleOf(other)))
  const stylesOfPairs = new Set(pairs.map(styleOf))
  const others = files.filter(file => !pairs.includes(file) && !stylesOfPairs.has(file)).toSorted(byRank)
  const scripts = [...pairs, ...others.filter(isScript)]
  const ordered = [...scripts, ...others.filter(file => !isScript(file))]
  const places = new Map(ordered.map((file, place) => [file, place]))
  const placesOf = (index: string): readonly number[] => {
    const file = files[Number(index)] ?? ''
    return stylesOfPairs.has(file) ? [] : [places.get(file) ?? 0]
  }
  const list = (_all: string, indexes: string) => `__vite__mapDeps("${shortList((indexes.match(/\d+/g) ?? []).flatMap(placesOf))}")`
  const names = ordered.map(nameOf).join('')
  return code.replace(lists, list).replace(mapDeps, () => reader(names, pairs.length, scripts.length))
}

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

const reader = (names: string, pairs: number, scripts: number): string =>
  `const __vite__mapDeps=(l,m=__vite__mapDeps,d=m.f||=${JSON.stringify(names)}.match(/.{${nameLength}}/g)` +
  `.map((n,i)=>(n="assets/"+n,i<${pairs}?[n+".js",n+".css"]:[n+(i<${scripts}?".js":".css")])))=>{let r=[],a=0,n;for(let c of l)` +
  `n=c.charCodeAt(0)-${firstSign},a+=n,n<${longestGap}&&r.push(...d[a++]);return r};`
