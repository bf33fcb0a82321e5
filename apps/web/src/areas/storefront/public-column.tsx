import type { SellerLook } from '@allenio/contract/purchases'
import { useCallback, type ReactNode } from 'react'
import { config } from '#lib/config'
import { applyBrand, brandColour } from '#ui/theme'
import css from './public-column.module.css'

interface PublicColumnProps {
  /** From whom the visitor buys, once it is known. */
  seller?: { business: string; look: SellerLook } | undefined
  children: ReactNode
}

/** A narrow column in the look of the business, for visitors who have one thing to read or to do. */
export function PublicColumn({ seller, children }: PublicColumnProps) {
  const colour = seller?.look.color ?? brandColour[config.brand]
  const wear = useCallback(
    (frame: HTMLDivElement | null) => {
      if (frame) applyBrand(colour, frame)
    },
    [colour],
  )
  return (
    <div ref={wear} data-brand className={css.frame}>
      <header className={css.head}>{seller && <Sign {...seller} />}</header>
      <div className={css.ground}>
        <div className={css.column}>{children}</div>
      </div>
    </div>
  )
}

/** The logo and name of the business, which lead back to its public page. */
function Sign({ business, look: { logo, page } }: NonNullable<PublicColumnProps['seller']>) {
  const content = (
    <>
      {logo !== null && <img className={css.logo} src={logo} height={40} alt="" />}
      <span className={css.name}>{business}</span>
    </>
  )
  // the server renders the public page, so the app is left
  return page === null ? (
    <p className={css.sign}>{content}</p>
  ) : (
    <a className={css.sign} href={page}>
      {content}
    </a>
  )
}
