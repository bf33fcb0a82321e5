export { eventColors, type EventColor } from '@allenio/contract/event-colors'
