import type { ReactNode } from 'react'
import css from './fact-list.module.css'

export interface Fact {
  label: string
  value: ReactNode
}

/** The facts of a sale, below each other: name at the left, value at the right. Facts without a value are left out. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts
      .filter(({ value }) => value !== undefined && value !== null && value !== false && value !== '')
      .map(({ label, value }) => (
        <div key={label} className={css.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
