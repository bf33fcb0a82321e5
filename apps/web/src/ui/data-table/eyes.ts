type Strip = { top: number; height: number }

/** What a long list is looked at through. */
export type Eye = {
  /** a row's height until one could be measured */
  assumedRow: number
  scrollerOf: (box: HTMLElement) => EventTarget
  /** what of the list is in sight, from its own top */
  see: (box: HTMLElement) => Strip
  bring: (box: HTMLElement, row: Strip) => void
}

/** The list scrolls within a box of its own, under its head. */
export const ownBox: Eye = {
  assumedRow: 40,
  scrollerOf: (box) => box,
  see: (box) => ({ top: box.scrollTop, height: box.clientHeight }),
  bring: (box, { top: most, height }) => {
    const head = box.querySelector('thead')?.offsetHeight ?? 0
    // it hides behind neither the head nor the lower edge
    const least = most + height + head - box.clientHeight
    if (box.scrollTop > most) box.scrollTo({ top: most })
    else if (box.scrollTop < least) box.scrollTo({ top: least })
  },
}

/** what floats at the edges of a phone's page: its head above, what can be done below */
const EDGE = 88

/** The list is a part of the page, and the page scrolls. */
export const wholePage: Eye = {
  assumedRow: 65,
  scrollerOf: () => document,
  see: (box) => ({ top: -box.getBoundingClientRect().top, height: innerHeight }),
  bring: (box, row) => {
    const top = box.getBoundingClientRect().top + row.top
    const below = top + row.height + EDGE - innerHeight
    if (top < EDGE) scrollBy({ top: top - EDGE })
    else if (below > 0) scrollBy({ top: below })
  },
}
