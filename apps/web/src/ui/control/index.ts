import css from './control.module.css'

/** Class names of the frame that fields share; for a new kind of field in this folder only. */
export const control = css
