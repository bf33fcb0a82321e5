/** Prints only the codes and their owner, from a frame of its own instead of the page. */
export function printCodes(title: string, codes: readonly string[]): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const { contentDocument: paper, contentWindow: view } = frame
  if (!paper || !view) return frame.remove()
  paper.title = title
  const heading = paper.createElement('h1')
  heading.textContent = title
  const list = paper.createElement('ol')
  list.append(
    ...codes.map(code => {
      const item = paper.createElement('li')
      item.textContent = code
      return item
    }),
  )
  paper.body.style.font = '16px/1.9 monospace'
  heading.style.font = '600 18px/1.4 sans-serif'
  paper.body.append(heading, list)
  view.addEventListener('afterprint', () => frame.remove())
  view.print()
}
