export { EventColorField, useEventColorName } from './event-color-field.tsx'
export { EventDot, eventColorClass } from './event-dot.tsx'
