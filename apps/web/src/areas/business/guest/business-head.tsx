import css from './business-head.module.css'

interface BusinessHeadProps {
  name: string
  logo: string | null
}

/** The business that asks the visitor in, above the page's own title; the title names the business, so the picture says nothing new. */
export function BusinessHead({ name, logo }: BusinessHeadProps) {
  return (
    <div className={css.head}>
      {logo && <img className={css.logo} src={logo} alt="" />}
      <span className={css.name}>{name}</span>
    </div>
  )
}
