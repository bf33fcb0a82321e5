import type { CSSProperties } from 'react'
import { encode } from 'uqr'
import css from './qr-code.module.css'

export interface QrCodeProps {
  text: string
  /** the target, read aloud; the same must stand beside it as a link or code */
  label: string
  size?: number
}

const quietZone = 2

function pathOf(rows: boolean[][]) {
  return rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
}

export function QrCode({ text, label, size = 200 }: QrCodeProps) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: quietZone })
  return (
    <span className={css.code} style={{ '--qr': `${size}px` } as CSSProperties}>
      <svg viewBox={`0 0 ${modules} ${modules}`} shapeRendering="crispEdges" role="img" aria-label={label}>
        <path d={pathOf(data)} fill="#0c1016" />
      </svg>
    </span>
  )
}
