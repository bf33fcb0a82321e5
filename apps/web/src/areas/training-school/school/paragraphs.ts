/** Paragraphs are parted by an empty line; a single line break stays one. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n+/)
    .map(each => each.trim())
    .filter(Boolean)

const maxSigns = 700

/** The first paragraphs that fit on a glance; whole where little would be left over. */
export function beginningOf(paragraphs: readonly string[]): readonly string[] {
  const all = paragraphs.reduce((sum, each) => sum + each.length, 0)
  if (all <= maxSigns * 1.3) return paragraphs
  const beginning: string[] = []
  let signs = 0
  for (const paragraph of paragraphs) {
    if (beginning.length > 0 && signs + paragraph.length > maxSigns) break
    beginning.push(paragraph)
    signs += paragraph.length
  }
  return beginning
}
