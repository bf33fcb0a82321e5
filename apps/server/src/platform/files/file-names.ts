/** The name of a file that is saved for a title, without what some system's names may not hold. */
export function fileNameOf(title: string, extension: string): string {
  const plain = title
    .replaceAll(/[\p{Cc}\p{Cf}"*/:<>?\\|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ .]+|(?<![ .])[ .]+$/g, '')
  return `${plain || 'allenio'}.${extension}`
}
