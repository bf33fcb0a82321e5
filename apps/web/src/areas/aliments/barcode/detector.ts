import { hasCamera } from '#lib/camera'

/** The browser's own reader of barcodes, which the types of the platform do not know yet. */
interface BarcodeReader {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}
type ReaderClass = new (options: { formats: readonly string[] }) => BarcodeReader

const formats = ['ean_13', 'ean_8', 'upc_a'] as const

const readerClass = (): ReaderClass | undefined => {
  const value: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  // a function of this name is the class of the specification
  return typeof value === 'function' ? (value as ReaderClass) : undefined
}

/** Whether codes can be read by camera here: few browsers can, and none without a camera. */
export const mayScan = (): boolean => readerClass() !== undefined && hasCamera()

export function newReader(): BarcodeReader | undefined {
  const Reader = readerClass()
  return Reader && new Reader({ formats })
}
