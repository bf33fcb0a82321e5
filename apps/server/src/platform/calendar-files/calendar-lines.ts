// oxlint-disable-next-line no-control-regex -- those are what is taken out
const controlCharacters = /[\u0000-\u0009\u000b-\u001f\u007f]/g

export const plainText = (text: string): string => text.replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n').replace(controlCharacters, ' ')

const lineBytes = 75

/** The standard counts octets, and libraries count letters. A line is never broken within a letter. */
export function foldLines(calendar: string): string {
  const lines = calendar.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
  return lines.map(foldLine).join('\r\n')
}

function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > lineBytes) {
      parts.push(part)
      // the blank that continues a line counts too
      part = ''
      bytes = 1
    }
    part += letter
    bytes += size
  }
  return [...parts, part].join('\r\n ')
}
