import type { ReactNode } from 'react'
import css from './illustrations.module.css'

/** The few shapes of which all pictures are made: sheets, lines of text, trend lines, marks. Colours are roles. */

export function Picture({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg
      className={css.picture}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      aria-hidden
      strokeLinecap="round"
      strokeLinejoin="round">
      {children}
    </svg>
  )
}

type Box = { x: number; y: number; width: number; height: number }

export const Sheet = ({ radius = 8, ...box }: Box & { radius?: number }) => <rect {...box} rx={radius} className={css.sheet} />

type Line = Omit<Box, 'height'> & { level?: 1 | 2 | 3; height?: number }

export const Writing = ({ x, y, width, level = 1, height = 6 }: Line) => (
  <rect x={x} y={y} width={width} height={height} rx={height / 3} className={css[`level${level}`]} />
)

export const Trend = ({ d }: { d: string }) => <path d={d} className={css.line} />

export const Person = ({ x, y, size = 30 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 30})`}>
    <circle cx="15" cy="15" r="15" className={css.level0} />
    <circle cx="15" cy="11.5" r="5.5" className={css.level2} />
    <path d="M5.6 26.7a10.5 10.5 0 0 1 18.8 0A15 15 0 0 1 15 30a15 15 0 0 1-9.4-3.3Z" className={css.level2} />
  </g>
)

export function Mark({ x, y, kind }: { x: number; y: number; kind: 'done' | 'half' | 'ring' }) {
  if (kind === 'done') return <circle cx={x} cy={y} r="5.5" className={css.done} />
  if (kind === 'ring') return <circle cx={x} cy={y} r="4.5" className={css.ring} />
  return (
    <>
      <circle cx={x} cy={y} r="4.6" className={css.half} />
      <path d={`M${x} ${y - 4.6}a4.6 4.6 0 0 1 0 9.2Z`} className={css.halfFill} />
    </>
  )
}

/** The one dark spot of a picture, which marks the main action or its result. */
export function Spot({ x, y, radius = 15, children }: { x: number; y: number; radius?: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius} className={css.spot} />
      <g className={css.onSpot}>{children}</g>
    </g>
  )
}

export const Plus = () => <path d="M-6 0H6M0-6V6" />
export const Check = () => <path d="M-6 .5L-2 4.5L6.5-4.5" />
export const Cross = () => <path d="M-5-5L5 5M5-5L-5 5" />
export const ArrowDown = () => <path d="M0-6V6M-5 1L0 6L5 1" />
export const ArrowRight = () => <path d="M-6 0H6M1-5L6 0L1 5" />
export const Bell = () => <path d="M-6.5 4.5H6.5C4.5 2.5 5-4 0-6C-5-4-4.5 2.5-6.5 4.5ZM-2 7.5Q0 9 2 7.5" />
export const Play = () => <path d="M-3.5-6L6.5 0L-3.5 6Z" className={css.onSpotFill} />
