// One soft note when it is one's turn; nothing is fetched for it.

export function chime(): void {
  const context = new AudioContext()
  const note = context.createOscillator()
  const volume = context.createGain()
  note.frequency.value = 660
  volume.gain.setValueAtTime(0.12, context.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.4)
  note.connect(volume).connect(context.destination)
  note.start()
  note.stop(context.currentTime + 0.4)
  note.onended = () => void context.close()
}
