export { PictureUpload } from './picture-upload.tsx'
export type { PictureUploadProps } from './picture-upload.tsx'
