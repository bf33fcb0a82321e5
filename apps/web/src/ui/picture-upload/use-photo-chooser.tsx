import { useRef } from 'react'
import type { ReactNode } from 'react'
import { acceptedPictures, overLimit, pictureFault } from '#lib/uploads'
import { toast } from '#ui/toast'

interface PhotoChooser {
  /** The hidden input, to be rendered beside the button that opens it. */
  input: ReactNode
  /** Opens the camera, or the pictures of the device. */
  choose: () => void
}

/** Refuses a photo that could not be stored at once: without a network, the server's refusal would come much later. */
export function usePhotoChooser(maxBytes: number, onChosen: (file: File) => void): PhotoChooser {
  const chooser = useRef<HTMLInputElement>(null)
  const take = (file: File) => {
    const fault = pictureFault(file) ?? overLimit(file, maxBytes)
    if (fault === undefined) onChosen(file)
    else toast({ id: 'chosen photo', type: 'error', text: fault })
  }
  const input = (
    <input
      ref={chooser}
      type="file"
      accept={acceptedPictures}
      hidden
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file) take(file)
        // choosing the same file again must cause a change event
        target.value = ''
      }}
    />
  )
  return { input, choose: () => chooser.current?.click() }
}
