"""One module for each thing that is modelled; its `build` puts it before the camera."""
