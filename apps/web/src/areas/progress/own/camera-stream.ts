import { useEffect, useRef, useState } from 'react'

export type Facing = 'user' | 'environment'
type State = 'on' | 'refused'

/** Shows the device's camera on a video element, as long as the component is mounted. */
export function useCamera(facing: Facing) {
  const video = useRef<HTMLVideoElement>(null)
  const [status, setStatus] = useState<{ facing: Facing; state: State }>()
  useEffect(() => {
    let stream: MediaStream | undefined
    let isOver = false
    const stop = () => stream?.getTracks().forEach(track => track.stop())
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: facing, width: { ideal: 2560 }, height: { ideal: 1920 } },
          audio: false,
        })
        if (isOver || !video.current) return stop()
        video.current.srcObject = stream
        await video.current.play()
        setStatus({ facing, state: 'on' })
      } catch {
        if (!isOver) setStatus({ facing, state: 'refused' })
      }
    }
    void start()
    return () => {
      isOver = true
      stop()
    }
  }, [facing])

  /** Takes the picture as it is shown, cut to three by four. */
  const shoot = async (name: string): Promise<File | undefined> => {
    const element = video.current
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
  return { video, state: status?.facing === facing ? status.state : 'starting', shoot }
}

const cropSize = (width: number, height: number) =>
  width / height > 3 / 4 ? { width: Math.round(height * 0.75), height } : { width, height: Math.round(width / 0.75) }
