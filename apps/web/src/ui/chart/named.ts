/** The drawing takes the focus for its arrow keys, so it needs a name; its library hands none through. */
export const named = (label: string) => (svg: SVGSVGElement | null): void => svg?.setAttribute('aria-label', label)
