import type { Line } from '#ui/rich-text'
import { drawLines } from './drawing.ts'
import { linesOfText, plainText, readLines } from './reading.ts'

/** What is copied: the elements as we draw them, and the words for where nothing else is taken. */
export function putOn(data: DataTransfer, lines: readonly Line[]): void {
  const box = document.createElement('div')
  box.append(drawLines(lines))
  data.setData('text/html', box.innerHTML)
  data.setData('text/plain', plainText(lines))
}

/** What is pasted or dropped, read by what it is; parsed apart from the page, nothing of it runs, loads or is shown. */
export function takenFrom(data: DataTransfer | null, isPlain: boolean): { text: string; lines: readonly Line[] } {
  const text = data?.getData('text/plain') ?? ''
  const html = isPlain ? '' : data?.getData('text/html') ?? ''
  const found = html === '' ? [] : readLines(new DOMParser().parseFromString(html, 'text/html').body, { isOwn: false })
  return { text, lines: found.length > 0 || text === '' ? found : linesOfText(text) }
}
