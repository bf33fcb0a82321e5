import { shapePicture, type PictureLimits } from './picture-maker.ts'

// Pictures are decoded in this process, which ends soon after the last one: what the decoder has taken of the memory goes
// back with it, and a picture that brings the decoder down takes nothing else along.

export interface PictureTask {
  path: string
  limits: PictureLimits
}

process.on('message', (task: PictureTask) => {
  void shapePicture(task.path, task.limits).then(answer => process.send?.(answer))
})
// the server waits for the picture under way and then lets go of us
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
