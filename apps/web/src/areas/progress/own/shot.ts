/** Takes the picture as a camera shows it, cut to three by four. */
export async function takePhoto(element: HTMLVideoElement | null, name: string): Promise<File | undefined> {
  if (!element || element.videoWidth === 0) return undefined
  const { width, height } = cropSize(element.videoWidth, element.videoHeight)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas
    .getContext('2d')
    ?.drawImage(element, (element.videoWidth - width) / 2, (element.videoHeight - height) / 2, width, height, 0, 0, width, height)
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/jpeg', 0.92))
  return blob ? new File([blob], name, { type: 'image/jpeg' }) : undefined
}

const cropSize = (width: number, height: number) =>
  width / height > 3 / 4 ? { width: Math.round(height * 0.75), height } : { width, height: Math.round(width / 0.75) }
