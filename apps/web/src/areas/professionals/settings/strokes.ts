export interface Point {
  /** From 0 to 1, from the left and from the top. */
  x: number
  y: number
}
export type Stroke = readonly Point[]

const sheet = { width: 900, height: 300, line: 5 } as const

/** Draws in ink on white, as on paper, whatever the scheme of the page. */
export function drawStrokes(canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = canvas
  Object.assign(context, { fillStyle: '#ffffff', strokeStyle: '#0c1016', lineWidth: sheet.line, lineCap: 'round', lineJoin: 'round' })
  context.fillRect(0, 0, width, height)
  for (const [first, ...rest] of strokes) {
    if (!first) continue
    context.beginPath()
    context.moveTo(first.x * width, first.y * height)
    // a dot is a line of no length
    for (const { x, y } of rest.length > 0 ? rest : [first]) context.lineTo(x * width, y * height)
    context.stroke()
  }
}

/** The signature as a file, without the white around it. */
export async function pictureOfStrokes(strokes: readonly Stroke[]): Promise<File> {
  const { left, top, right, bottom } = boundsOf(strokes)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round((right - left) * sheet.width))
  canvas.height = Math.max(1, Math.round((bottom - top) * sheet.height))
  const within = strokes.map(stroke => stroke.map(({ x, y }) => ({ x: (x - left) / (right - left), y: (y - top) / (bottom - top) })))
  drawStrokes(canvas, within)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the canvas gives no picture')
  return new File([blob], 'signature.png', { type: 'image/png' })
}

const margin = 0.03

/** The part of the sheet that is drawn on, with a margin. */
export function boundsOf(strokes: readonly Stroke[]): { left: number; top: number; right: number; bottom: number } {
  const points = strokes.flat()
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return {
    left: Math.max(0, Math.min(...xs, 1) - margin),
    top: Math.max(0, Math.min(...ys, 1) - margin * 3),
    right: Math.min(1, Math.max(...xs, 0) + margin),
    bottom: Math.min(1, Math.max(...ys, 0) + margin * 3),
  }
}
