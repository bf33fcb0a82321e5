import { testEndpoints } from '#testing'

await testEndpoints('dash')
