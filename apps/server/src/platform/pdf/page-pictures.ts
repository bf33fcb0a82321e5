import { createHash } from 'node:crypto'

/** The pages of a document as the compiler draws them, in one tall picture. */
export interface DrawnPages {
  width: number
  height: number
  /** In their order. Equal pages have one key. */
  keys: readonly string[]
  /** Characters that it holds. */
  size: number
  draw: (key: string) => string | undefined
}

// The compiler indents what it draws: pages and definitions are the elements of the first level. No text of strangers stands among
// them, because letters are drawn as shapes and pictures are base64.
const pagePattern = /^ {4}<path class="typst-shape"[^>]*\/>\n {4}<g[^>]*>\n([\s\S]*?)^ {4}<\/g>$/gm
const definitionsPattern = /^ {4}<defs id="([\w-]+)">\n([\s\S]*?)^ {4}<\/defs>$/gm
const definitionPattern = /^ {8}<(\w+) id="([^"]+)"[^>]*(?:\/>|>\n[\s\S]*?^ {8}<\/\1>)$/gm
const glyphs = 'glyph'

/** Takes the tall picture apart. Each page is a picture of its own, which brings the letters and shapes that it refers to. */
export function takeApart(svg: string, pageCount: number): DrawnPages {
  const [, , , width = 0, totalHeight = 0] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)?.map(Number) ?? []
  const height = totalHeight / Math.max(1, pageCount)
  const bodies = [...svg.matchAll(pagePattern)].map(match => match[1] ?? '')
  if (bodies.length !== pageCount) throw new Error(`${pageCount} pages were drawn as ${bodies.length}.`)
  const definitions = new Map<string, string>()
  let shapes = ''
  for (const [, id, content = ''] of svg.matchAll(definitionsPattern)) {
    for (const [definition, , name = ''] of content.matchAll(definitionPattern)) definitions.set(name, definition)
    // letters are named by what they look like, other shapes perhaps not
    if (id !== glyphs) shapes += content
  }
  const pages = new Map(bodies.map(body => [keyOf(shapes, body), body]))
  return {
    width,
    height,
    keys: bodies.map(body => keyOf(shapes, body)),
    size: svg.length,
    draw(key) {
      const body = pages.get(key)
      return body === undefined ? undefined : pictureOf(body, { width, height, definitions })
    },
  }
}

const keyOf = (shapes: string, body: string): string => createHash('sha256').update(shapes).update(body).digest('base64url')

interface Surroundings {
  width: number
  height: number
  definitions: ReadonlyMap<string, string>
}

const referencePattern = /(href="#|url\(#|id=")([\w-]+)/g

function pictureOf(body: string, { width, height, definitions }: Surroundings): string {
  const names = new Map<string, string>()
  const parts: string[] = []
  // a shape may refer to others
  const add = (text: string): string =>
    text.replaceAll(referencePattern, (_, before: string, id: string) => {
      const oldName = names.get(id)
      if (oldName !== undefined) return before + oldName
      const name = `a${names.size.toString(36)}`
      names.set(id, name)
      const definition = definitions.get(id)
      if (definition !== undefined) parts.push(add(definition))
      return before + name
    })
  const content = compact(add(body))
  const space = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
  const paper = `<rect width="${width}" height="${height}" fill="#fff"/>`
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg ${space} ${size}>${paper}${content}<defs>${compact(parts.join('\n'))}</defs></svg>`
}

/** Leaves out blanks, and what stands there by itself. */
const compact = (svg: string): string => svg.replaceAll(/\n\s*|^\s+| (?:y="0"|fill-rule="nonzero"|class="[\w-]+")(?=[ />])/g, '')
