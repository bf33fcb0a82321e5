export { FormFoot } from './form-foot.tsx'
export { ThumbFoot } from './thumb-foot.tsx'
