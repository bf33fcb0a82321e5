export { PhotoButton, PhotoFrame, PhotoSketch } from './photo-frame.tsx'
