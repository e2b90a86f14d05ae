// Ends the server together with its launcher, which loads this into it: the channel between them closes when the
// launcher dies, kill -9 included.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
