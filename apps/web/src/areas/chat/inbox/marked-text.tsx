import { Fragment } from 'react'
import { marked } from './marked.ts'
import css from './inbox.module.css'

/** A text with what was searched for marked in it. */
export function Marked({ text, search }: { text: string, search: string }) {
  return marked(text, search).map(({ text: piece, isHit }, index) =>
    // pieces have no name but their place
    // oxlint-disable-next-line react/no-array-index-key
    isHit ? <mark key={index} className={css.mark}>{piece}</mark> : <Fragment key={index}>{piece}</Fragment>)
}
