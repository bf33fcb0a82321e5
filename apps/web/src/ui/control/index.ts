import css from './control.module.css'

/** Class names of the frame that all fields share; only for a new kind of field in this folder. */
export const control = css
