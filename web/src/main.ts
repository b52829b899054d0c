import './style.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { canKeep } from './lib/offline'
import { bringKeysBack } from './lib/seats'
import { update } from './lib/update.svelte'

// A browser without such a place has nothing there.
void bringKeysBack().catch(() => undefined).finally(() => mount(App, { target: document.getElementById('app')! }))

if (canKeep()) void update.begin().catch(() => undefined)
