import css from './team-picture.module.css'

const clients = [0, 1, 2, 3]

/** Somebody of the team as a card: who they are, and below whom they look after. */
function Member({ x, charges, level }: { x: number; charges: number; level: string | undefined }) {
  return (
    <g transform={`translate(${x} 1)`} className={level}>
      <rect width="176" height="124" rx="8" className={css.sheet} />
      <circle cx="34" cy="36" r="18" className={css.ground} />
      <circle cx="34" cy="31" r="6" className={css.person} />
      <path d="M22 46a12 10 0 0 1 24 0a18 18 0 0 1 -24 0z" className={css.person} />
      <rect x="64" y="26" width="76" height="7" rx="3.5" className={css.name} />
      <rect x="64" y="41" width="48" height="5" rx="2.5" className={css.line} />
      <path d="M16 72H160" className={css.rule} />
      {clients.slice(0, charges).map(index => (
        <circle key={index} cx={30 + index * 22} cy="98" r="13" className={css.client} />
      ))}
    </g>
  )
}

export function TeamPicture() {
  return (
    <svg width="384" height="144" viewBox="0 0 384 144" fill="none" aria-hidden className={css.picture}>
      <Member x={1} charges={4} level={undefined} />
      <Member x={193} charges={2} level={css.far} />
      <circle cx="369" cy="125" r="15" className={css.spot} />
      <path d="M362 125H376M369 118V132" className={css.plus} />
    </svg>
  )
}
