import { testEndpoints } from '#testing'

await testEndpoints('files')
