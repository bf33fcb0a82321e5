export type FilmFault = 'unplayable' | 'not loaded'

interface FilmState {
  /** The code of the player's error, if there is one. */
  errorCode: number | undefined
  /** The width of the picture once the player knows it: none where it plays the sound alone. */
  width: number | undefined
  isOnline: boolean
}

const networkError = 2
const unsupportedSource = 4

/** The reason why a film is not seen. A browser without HEVC gives an error, or plays the sound without a picture. */
export function filmFault({ errorCode, width, isOnline }: FilmState): FilmFault | undefined {
  if (errorCode === undefined) return width === 0 ? 'unplayable' : undefined
  // without a network the player says the same of a film as of a format that it does not know
  return errorCode === networkError || (errorCode === unsupportedSource && !isOnline) ? 'not loaded' : 'unplayable'
}
