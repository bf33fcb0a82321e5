import { html, type Html, type Insertable } from '#platform/html'
import { box, screen, words } from './canvas.ts'
import { iconAt } from './icons.ts'

/** The frame of every phone drawing: a screen of 390 by 844 pixels and a case of eleven pixels. */
export const phone = (look: string, label: string, time: string, content: Insertable): Html =>
  screen({
    width: 412,
    height: 868,
    label,
    look: `d-phone ${look}`,
    content: html`${box(0.5, 0.5, 411, 867, 'f-case', 62)}<clipPath id="${clipOf(look)}">${box(11, 12, 390, 844, '', 51)}</clipPath><g
 clip-path="url(#${clipOf(look)})"><svg x="11" y="12" width="390" height="844" viewBox="0 0 390 844">${box(
   0,
   0,
   390,
   844,
   'f-page',
 )}${words(26, 30, time, 't16 w6')}${iconAt('wifi', 322, 15, 17)}${iconAt('battery3', 346, 13, 20)}${content}</svg></g>`,
  })

const clipOf = (look: string) => `screen-${look}`
