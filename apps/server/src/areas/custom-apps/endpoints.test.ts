import { testEndpoints } from '#testing'

await testEndpoints('custom-apps')
