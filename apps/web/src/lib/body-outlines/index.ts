// The looks draw the same person as papers do.
export { bodyOutlines } from '@allenio/domain/body-outlines'
