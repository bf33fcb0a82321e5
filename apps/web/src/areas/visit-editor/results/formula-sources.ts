export { sourceOfReading } from '@allenio/domain/visits'
