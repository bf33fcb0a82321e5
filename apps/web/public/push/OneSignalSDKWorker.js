// Only pages that may use OneSignal register this worker. Its scope is this folder, so that the app's own worker stays.
importScripts('https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js')
