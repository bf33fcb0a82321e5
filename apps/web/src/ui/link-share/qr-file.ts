import { encode } from 'uqr'
import { saveFile } from '#lib/api'

// printers need four empty modules around the code, and a size that is enough for a poster
const quietZone = 4
const pixelsPerModule = 24

const qrOf = (text: string) => encode(text, { ecc: 'M', border: quietZone })

/** Every dark module as a small square of one path. */
export function qrSvg(text: string): string {
  const { data, size } = qrOf(text)
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#0c1016"/></svg>`
  )
}

export function saveQrSvg(text: string, name: string): void {
  saveFile({ blob: new Blob([qrSvg(text)], { type: 'image/svg+xml' }), filename: `${name}.svg` })
}

export function saveQrPng(text: string, name: string): void {
  const { data, size } = qrOf(text)
  const canvas = Object.assign(document.createElement('canvas'), { width: size * pixelsPerModule, height: size * pixelsPerModule })
  const paper = canvas.getContext('2d')
  if (!paper) return
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.fillStyle = '#0c1016'
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) paper.fillRect(x * pixelsPerModule, y * pixelsPerModule, pixelsPerModule, pixelsPerModule)
    }
  }
  canvas.toBlob(blob => blob && saveFile({ blob, filename: `${name}.png` }), 'image/png')
}
