// Loaded into the server by its launcher: the channel between them closes when the launcher dies, kill -9 included.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
