import type { CSSProperties } from 'react'
import { classes } from '#ui/classes'
import { brandNames } from '../theme/brand-colours.ts'
import type { BrandName } from '../theme/brand-colours.ts'
import { brandLetters, brandMarks, wordmarks } from './glyphs.ts'
import css from './logo.module.css'

export interface LogoProps {
  brand: BrandName
  variant?: 'wordmark' | 'mark'
  /** for backgrounds that are dark in both schemes: sidebar, landing, player */
  onDark?: boolean
  /** height in pixels */
  height?: number
  /** hides it from screen readers, for use beside a text that already names the product */
  decorative?: boolean
  className?: string | undefined
}

export function Logo({ brand, variant = 'wordmark', onDark, height, decorative, className }: LogoProps) {
  const isMark = variant === 'mark'
  const { width, height: tall } = isMark ? { width: 64, height: 64 } : wordmarks[brand]
  const letters = brandLetters[brand]
  const style = {
    '--logo-height': `${height ?? (isMark ? 36 : 24)}px`,
    '--letters-light': letters.light,
    '--letters-dark': letters.dark,
  } as CSSProperties
  return (
    <svg
      viewBox={`0 0 ${width} ${tall}`}
      className={classes(css.logo, onDark && css.onDark, className)}
      style={style}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': brandNames[brand] })}>
      {isMark ? <Tile brand={brand} /> : <Letters brand={brand} />}
    </svg>
  )
}

function Letters({ brand }: { brand: BrandName }) {
  return wordmarks[brand].shapes.map(({ d, x, tone }) => (
    <path key={`${x} ${d.length}`} d={d} transform={`translate(${x} 0)`} className={css[tone]} fillRule="evenodd" />
  ))
}

function Tile({ brand }: { brand: BrandName }) {
  const { tile, shapes } = brandMarks[brand]
  return (
    <>
      <rect width="64" height="64" rx="13" fill={tile} className={brand === 'allenio' ? css.darkTile : undefined} />
      {shapes.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill} />
      ))}
    </>
  )
}
